import type {GlossaryTerm} from '../types';

const NETWORK = '/handbook/background/network-terminology';
const HARDWARE = '/handbook/performance-tips/hardware';

/** Networks. */
export const networksTerms: Record<string, GlossaryTerm> = {
  'ip-address': {
    term: 'IP address',
    expansion: 'Internet Protocol address',
    definition:
      'Four numbers from 0 to 255, such as 10.0.0.11, that name one network connection of one device. No two devices in a network may share one.',
    page: NETWORK,
  },
  'subnet-mask': {
    term: 'subnet mask',
    definition:
      'Four numbers, such as 255.255.255.0, that say which part of an IP address names the network. Devices reach each other directly only if that part is the same.',
    page: NETWORK,
  },
  'mac-address': {
    term: 'MAC address',
    expansion: 'Media access control address',
    definition:
      'The 48-bit hardware address of a network connection, written as six pairs of hexadecimal digits. The first three pairs name the maker.',
    page: NETWORK,
  },
  port: {
    term: 'port',
    definition:
      'A number from 0 to 65,535 that names the program on a device for which a packet is meant. Art-Net uses 6454, sACN 5568.',
    page: NETWORK,
  },
  udp: {
    term: 'UDP',
    expansion: 'User Datagram Protocol',
    definition:
      'A way of sending packets without confirmation: fast, but a packet may be lost or overtaken. Art-Net, sACN and OSC use it.',
    page: NETWORK,
  },
  tcp: {
    term: 'TCP',
    expansion: 'Transmission Control Protocol',
    definition:
      'A way of sending data with confirmation and in order. Lost parts are sent again, which costs time.',
    page: NETWORK,
  },
  dhcp: {
    term: 'DHCP',
    expansion: 'Dynamic Host Configuration Protocol',
    definition:
      'The service, usually in a router, that hands out IP addresses. A handed-out address can change; show networks use fixed ones.',
    page: NETWORK,
  },
  'link-local-address': {
    term: 'link-local address',
    definition:
      'An address beginning with 169.254 that a device gives itself when no DHCP server answers (RFC 3927). It usually means that something is not connected or not set up.',
    page: NETWORK,
  },
  unicast: {
    term: 'unicast',
    definition: 'Sending a packet to exactly one IP address.',
    page: NETWORK,
  },
  broadcast: {
    term: 'broadcast',
    definition:
      'Sending a packet to every device of a network at once. All of them have to receive and read it, wanted or not.',
    page: NETWORK,
  },
  multicast: {
    term: 'multicast',
    definition:
      'Sending a packet to a group address from 224.0.0.0 to 239.255.255.255. Devices join the groups that they want to receive.',
    page: NETWORK,
  },
  'igmp-snooping': {
    term: 'IGMP snooping',
    expansion: 'Internet Group Management Protocol snooping',
    definition:
      'A function of managed switches that passes multicast only to the ports that asked for it. It needs a querier in the network, or traffic stops after some minutes.',
    page: NETWORK,
  },
  'network-switch': {
    term: 'switch',
    definition:
      'A box with several network sockets that passes each packet only to the socket behind which the receiver is.',
    page: NETWORK,
  },
  gateway: {
    term: 'gateway',
    definition:
      'In a network, the router that leads to other networks; a closed show network needs none. In lighting, another word for a node.',
    page: NETWORK,
  },
  firewall: {
    term: 'firewall',
    definition:
      'A part of the operating system or router that blocks packets by rule. It can keep Art-Net and OSC from arriving although the cable is fine.',
    page: NETWORK,
  },
  latency: {
    term: 'latency',
    definition: 'The time from a cause to its effect, for example from a note to the light.',
    page: HARDWARE,
  },
  jitter: {
    term: 'jitter',
    definition: 'The variation of latency: events that should be evenly spaced arrive unevenly.',
    page: NETWORK,
  },
};
