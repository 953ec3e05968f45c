import type {GlossaryTerm} from '../types';

const artnet = '/handbook/background/artnet-in-depth';
const sacn = '/handbook/lighting/sacn-in-depth';
const nodes = '/handbook/lighting/usb-interfaces-and-nodes';

/** DMX over networks. */
export const lightingNetworksTerms: Record<string, GlossaryTerm> = {
  'art-net': {
    term: 'Art-Net',
    definition:
      'A protocol by Artistic Licence that carries DMX512 and RDM over ordinary networks, in UDP packets on port 6454.',
    page: artnet,
  },
  'port-address': {
    term: 'Port-Address',
    definition:
      'The 15-bit number of an Art-Net universe, 0 to 32,767. It consists of Net, Sub-Net and Universe.',
    page: artnet,
  },
  net: {
    term: 'Net',
    definition:
      'The top seven bits of an Art-Net Port-Address, 0 to 127. One Net contains 256 universes.',
    page: artnet,
  },
  'sub-net': {
    term: 'Sub-Net',
    definition:
      'Four bits of an Art-Net Port-Address, 0 to 15. One Sub-Net contains 16 universes. It has nothing to do with the subnet mask of a network.',
    page: artnet,
  },
  artdmx: {
    term: 'ArtDmx',
    definition:
      'The Art-Net packet that carries the levels of one universe: a header of 18 bytes and up to 512 values.',
    page: artnet,
  },
  artpoll: {
    term: 'ArtPoll',
    definition:
      'The Art-Net packet that a controller sends to find devices. Each device answers with an ArtPollReply that lists its name and universes.',
    page: artnet,
  },
  artsync: {
    term: 'ArtSync',
    definition:
      'The Art-Net packet that makes nodes output all waiting universes at the same moment.',
    page: artnet,
  },
  sacn: {
    term: 'sACN',
    expansion: 'Streaming ACN (Architecture for Control Networks)',
    definition:
      'The standard (ANSI E1.31) that carries DMX over networks, usually by multicast, with a priority for each source. It uses UDP port 5568.',
    page: sacn,
  },
  node: {
    term: 'node',
    definition:
      'A box that converts Art-Net or sACN from the network to DMX on a cable, or the other way round. It is also called a gateway.',
    page: nodes,
  },
};
