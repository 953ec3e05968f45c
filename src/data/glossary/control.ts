import type {GlossaryTerm} from '../types';

const PIXELS = '/handbook/lighting/led-strips-and-pixels';
const USB = '/handbook/lighting/usb-interfaces-and-nodes';
const SACN = '/handbook/lighting/sacn-in-depth';
const RDM = '/handbook/lighting/rdm';
const WIRELESS = '/handbook/lighting/wireless-dmx';
const FAULTS = '/handbook/lighting/finding-dmx-faults';
const FILES = '/handbook/lighting/gdtf-and-mvr';
const DESK = '/handbook/lighting/working-with-a-house-desk';

/** Control of light: nodes, sACN, RDM, wireless DMX, pixels, desks. */
export const controlTerms: Record<string, GlossaryTerm> = {
  'addressable-pixel': {
    term: 'addressable pixel',
    definition:
      'One LED, or a small group of LEDs, with its own driver chip, so its colour can be set separately.',
    page: PIXELS,
  },
  'pixel-controller': {
    term: 'pixel controller',
    definition:
      'A box that receives Art-Net, sACN or DMX and sends the fast data signal that LED strips with addressable pixels need.',
    page: PIXELS,
  },
  'power-injection': {
    term: 'power injection',
    definition:
      'Connecting the power supply to a long LED strip at several points, so the voltage stays high enough along its whole length.',
    page: PIXELS,
  },
  'level-shifter': {
    term: 'level shifter',
    definition:
      'A small chip that turns a 3.3 V data signal into a 5 V one. Many pixels don’t recognise 3.3 V reliably.',
    page: PIXELS,
  },
  'usb-dmx-interface': {
    term: 'USB-DMX interface',
    definition:
      'A box or cable on a USB port of the computer with one or a few DMX outputs. It may create the DMX timing itself or leave it to the computer.',
    page: USB,
  },
  'buffered-interface': {
    term: 'buffered interface',
    definition:
      'A USB-DMX interface with its own processor. It stores the last values and repeats them with steady timing, even while the computer is busy.',
    page: USB,
  },
  'sacn-priority': {
    term: 'sACN priority',
    definition:
      'A number from 0 to 200 in every sACN packet, 100 by default (ANSI E1.31). Receivers follow the source with the highest number.',
    page: SACN,
  },
  'universe-discovery': {
    term: 'universe discovery',
    definition:
      'The list of universes that an sACN source announces every 10 seconds on universe 64,214, so tools can show who sends what (ANSI E1.31).',
    page: SACN,
  },
  'igmp-querier': {
    term: 'querier',
    expansion: 'IGMP querier',
    definition:
      'The one device in a network that keeps asking which devices need which multicast stream. Without it, IGMP snooping forgets the receivers after a few minutes.',
    page: SACN,
  },
  cid: {
    term: 'CID',
    expansion: 'Component Identifier',
    definition:
      'The 128-bit number by which receivers tell sACN sources apart, even if the IP address changes.',
    page: SACN,
  },
  'rdm-uid': {
    term: 'UID',
    expansion: 'Unique ID',
    definition:
      'The 48-bit number of an RDM device: four hexadecimal digits for the manufacturer and eight for the device (ANSI E1.20).',
    page: RDM,
  },
  'rdm-discovery': {
    term: 'RDM discovery',
    definition:
      'The search in which an RDM controller asks ever smaller ranges of UIDs who is there, until it has found every device on the line.',
    page: RDM,
  },
  rdmnet: {
    term: 'RDMnet',
    definition:
      'The standard ANSI E1.33, which carries RDM messages over an IP network through a program called a broker. It carries no levels.',
    page: RDM,
  },
  'rdmnet-broker': {
    term: 'broker',
    expansion: 'RDMnet broker',
    definition:
      'The program or device that all RDMnet controllers and devices connect to. It passes their messages on (ANSI E1.33).',
    page: RDM,
  },
  llrp: {
    term: 'LLRP',
    expansion: 'Low Level Recovery Protocol',
    definition:
      'The part of RDMnet (ANSI E1.33) that finds devices by multicast even if their IP settings are wrong, and can correct them.',
    page: RDM,
  },
  'wireless-dmx': {
    term: 'wireless DMX',
    definition:
      'A radio link, mostly at 2.4 GHz, that carries a DMX universe from a transmitter to receivers without a cable.',
    page: WIRELESS,
  },
  'fresnel-zone': {
    term: 'Fresnel zone',
    definition:
      'The space around the straight line between two antennas that a radio signal needs. People or steel inside it weaken the link, even if the antennas see each other.',
    page: WIRELESS,
  },
  'frequency-hopping': {
    term: 'frequency hopping',
    definition:
      'Changing the radio channel many times a second. Adaptive systems also leave out the channels that are busy, such as those of Wi-Fi.',
    page: WIRELESS,
  },
  'half-splitting': {
    term: 'half-splitting',
    definition:
      'Finding a fault by testing in the middle of a chain. Each test rules out half of what’s left, so 16 sections need four tests.',
    page: FAULTS,
  },
  'dmx-tester': {
    term: 'DMX tester',
    definition:
      'A small device that sends and reads DMX, shows values, counts errors and often tests cables. Many also speak RDM.',
    page: FAULTS,
  },
  gdtf: {
    term: 'GDTF',
    expansion: 'General Device Type Format',
    definition:
      'An open file format for one type of fixture: its modes, channels, wheels and 3D shape (DIN SPEC 15800). Lighting desks, planning programs and visualizers read it.',
    page: FILES,
  },
  mvr: {
    term: 'MVR',
    expansion: 'My Virtual Rig',
    definition:
      'An open file format for a whole rig: which fixtures, where, in which mode and at which address, with a GDTF file for each type (DIN SPEC 15801).',
    page: FILES,
  },
  'fixture-library': {
    term: 'fixture library',
    definition:
      'A collection of fixture profiles, built into a program or kept on the internet, from which you choose the one for your fixture and mode.',
    page: FILES,
  },
  'fixture-id': {
    term: 'fixture ID',
    definition:
      'The number by which a lighting desk calls a fixture. It has nothing to do with the DMX address.',
    page: FILES,
  },
  'ip-lock': {
    term: 'IP lock',
    definition:
      'A setting of some Art-Net nodes that makes them follow the first sender and ignore all others until it has been silent for a while.',
    page: DESK,
  },
  parking: {
    term: 'parking',
    definition:
      'Fixing a channel at a value on a lighting desk, so no cue and no input can change it until someone releases it.',
    page: DESK,
  },
  'grand-master': {
    term: 'grand master',
    definition:
      'The fader of a lighting desk that dims everything the desk plays. Light that comes from another sender may not follow it.',
    page: DESK,
  },
};
