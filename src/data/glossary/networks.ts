import type {GlossaryTerm} from '../types';

const network = '/handbook/background/network-terminology';
const sacn = '/handbook/lighting/sacn-in-depth';
const latency = '/handbook/video/measuring-latency';

/** Networks. */
export const networksTerms: Record<string, GlossaryTerm> = {
  'ip-address': {
    term: 'IP address',
    expansion: 'Internet Protocol address',
    definition:
      'Four numbers from 0 to 255, such as 10.0.0.11, that identify one network connection of one device. No two devices in a network may share one.',
    page: network,
  },
  'subnet-mask': {
    term: 'subnet mask',
    definition:
      'Four numbers, such as 255.255.255.0, that define which part of an IP address identifies the network. Devices reach each other directly only if that part is the same.',
    page: network,
  },
  'mac-address': {
    term: 'MAC address',
    expansion: 'Media access control address',
    definition:
      'The 48-bit hardware address of a network connection, written as six pairs of hexadecimal digits. The first three pairs identify the manufacturer.',
    page: network,
  },
  port: {
    term: 'port',
    definition:
      'A number from 0 to 65,535 that identifies the program for which a packet is meant. Art-Net uses 6454, sACN 5568.',
    page: network,
  },
  udp: {
    term: 'UDP',
    expansion: 'User Datagram Protocol',
    definition:
      'A way of sending packets without confirmation. It is fast, but packets may be lost or arrive out of order. Art-Net, sACN and OSC use it.',
    page: network,
  },
  tcp: {
    term: 'TCP',
    expansion: 'Transmission Control Protocol',
    definition:
      'A way of sending data with confirmation and in order. Lost parts are sent again, which takes time.',
    page: network,
  },
  dhcp: {
    term: 'DHCP',
    expansion: 'Dynamic Host Configuration Protocol',
    definition:
      'The service, usually in a router, that assigns IP addresses. An assigned address can change, so show networks use fixed ones.',
    page: network,
  },
  'link-local-address': {
    term: 'link-local address',
    definition:
      'An address beginning with 169.254 that a device assigns itself when no DHCP server answers (RFC 3927). It usually means that something isn’t connected or set up.',
    page: network,
  },
  unicast: {
    term: 'unicast',
    definition: 'Sending a packet to exactly one IP address.',
    page: network,
  },
  broadcast: {
    term: 'broadcast',
    definition:
      'Sending a packet to every device of a network together. Each device has to receive and read it, even if it doesn’t need it.',
    page: network,
  },
  multicast: {
    term: 'multicast',
    definition:
      'Sending a packet to a group address from 224.0.0.0 to 239.255.255.255. Devices join the groups they want to receive.',
    page: sacn,
  },
  'igmp-snooping': {
    term: 'IGMP snooping',
    expansion: 'Internet Group Management Protocol snooping',
    definition:
      'A function of managed switches that sends multicast only to the ports that asked for it. It needs a querier in the network, or traffic stops after a few minutes.',
    page: sacn,
  },
  'network-switch': {
    term: 'switch',
    definition:
      'A box with several network ports that sends each packet only to the port where the receiver is connected.',
    page: network,
  },
  gateway: {
    term: 'gateway',
    definition:
      'In a network, the router that leads to other networks, which a closed show network doesn’t need. In lighting, another word for a node.',
    page: network,
  },
  firewall: {
    term: 'firewall',
    definition:
      'A part of the operating system or router that blocks packets by rules. It can block Art-Net and OSC although the cable is fine.',
    page: network,
  },
  latency: {
    term: 'latency',
    definition:
      'The time between a cause and its effect, for example between a note and the light.',
    page: latency,
  },
  jitter: {
    term: 'jitter',
    definition: 'The variation of latency: events that should be evenly spaced arrive unevenly.',
    page: network,
  },
};
