import type {GlossaryTerm} from '../types';

const ARTNET = '/handbook/background/artnet-in-depth';
const POWER = '/handbook/background/hardware-and-power';

/** DMX over networks. */
export const lightingNetworksTerms: Record<string, GlossaryTerm> = {
  'art-net': {
    term: 'Art-Net',
    definition:
      'A protocol by Artistic Licence that carries DMX512 and RDM over ordinary networks, in UDP packets on port 6454.',
    page: ARTNET,
  },
  'port-address': {
    term: 'Port-Address',
    definition:
      'The 15-bit number of an Art-Net universe, 0 to 32,767. It is made of Net, Sub-Net and Universe.',
    page: ARTNET,
  },
  net: {
    term: 'Net',
    definition:
      'The top seven bits of an Art-Net Port-Address, 0 to 127. One Net holds 256 universes.',
    page: ARTNET,
  },
  'sub-net': {
    term: 'Sub-Net',
    definition:
      'Four bits of an Art-Net Port-Address, 0 to 15. One Sub-Net holds 16 universes. It has nothing to do with the subnet mask of a network.',
    page: ARTNET,
  },
  artdmx: {
    term: 'ArtDmx',
    definition:
      'The Art-Net packet that carries the levels of one universe: a header of 18 bytes and up to 512 values.',
    page: ARTNET,
  },
  artpoll: {
    term: 'ArtPoll',
    definition:
      'The Art-Net packet with which a controller asks which devices are there. Each answers with an ArtPollReply that lists its name and universes.',
    page: ARTNET,
  },
  artsync: {
    term: 'ArtSync',
    definition:
      'The Art-Net packet that tells nodes to output all waiting universes at the same moment.',
    page: ARTNET,
  },
  sacn: {
    term: 'sACN',
    expansion: 'Streaming ACN (Architecture for Control Networks)',
    definition:
      'The standard ANSI E1.31, which carries DMX over networks, usually by multicast, with a priority for each source. It uses UDP port 5568.',
    page: ARTNET,
  },
  node: {
    term: 'node',
    definition:
      'A box that turns Art-Net or sACN from the network into DMX on a cable, or the other way round. The name gateway is also used.',
    page: POWER,
  },
};
