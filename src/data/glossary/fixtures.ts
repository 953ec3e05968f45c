import type {GlossaryTerm} from '../types';

const CHART = '/handbook/lighting/reading-a-dmx-chart';
const FIXTURE = '/handbook/lighting/what-a-fixture-does';
const DIMMING = '/handbook/lighting/dimming-and-cameras';
const HEADS = '/handbook/lighting/moving-heads';
const DESIGN = '/handbook/lighting/designing-light-for-music';

/** Fixtures: their charts, optics, dimming, movement and design. */
export const fixturesTerms: Record<string, GlossaryTerm> = {
  'fixture-shutter': {
    term: 'shutter',
    definition:
      'The part of a fixture that blocks the light completely and quickly, or an electronic imitation of it. Its DMX channel usually holds the strobe speeds too.',
    page: CHART,
  },
  'fixture-macro': {
    term: 'fixture macro',
    definition:
      'A program stored in a fixture, such as a colour chase, chosen by a DMX value. While it runs, it usually overrides colour or movement, but often not dimmer and shutter.',
    page: CHART,
  },
  'beam-angle': {
    term: 'beam angle',
    definition:
      'The angle of a light cone, measured where the light has fallen to 50 % of its strongest value.',
    page: FIXTURE,
  },
  'field-angle': {
    term: 'field angle',
    definition:
      'The angle of a light cone, measured where the light has fallen to 10 % of its strongest value. It shows how far the soft edge reaches.',
    page: FIXTURE,
  },
  candela: {
    term: 'candela',
    definition:
      'The unit for how strongly a source shines in one direction. Divided by the square of the distance in metres, it is the illuminance in lux.',
    page: FIXTURE,
  },
  'colour-temperature': {
    term: 'colour temperature',
    definition:
      'How warm or cool white light is, in kelvin. Low numbers are warm. For example, 3,200 K is stage tungsten and 5,600 K is daylight for cameras.',
    page: FIXTURE,
  },
  cri: {
    term: 'CRI',
    expansion: 'Colour Rendering Index',
    definition:
      'A number up to 100 for how naturally a white light shows colours to the eye (CIE 13.3). It averages eight muted colours and can hide a weak red.',
    page: FIXTURE,
  },
  tlci: {
    term: 'TLCI',
    expansion: 'Television Lighting Consistency Index',
    definition:
      'A number up to 100 for how well a camera can show colours under a light, defined by the European Broadcasting Union (EBU Tech 3355).',
    page: FIXTURE,
  },
  'additive-mixing': {
    term: 'additive colour mixing',
    definition:
      'Making a colour by adding lights of different colours, as LED fixtures do with red, green and blue. All of them together look white.',
    page: FIXTURE,
  },
  'subtractive-mixing': {
    term: 'subtractive colour mixing',
    definition:
      'Making a colour by taking parts out of white light with filters, such as the cyan, magenta and yellow flags of a moving head.',
    page: FIXTURE,
  },
  'colour-wheel': {
    term: 'colour wheel',
    definition:
      'A disc with fixed colour filters in front of a white source. It offers one colour at a time and passes the ones between when it turns.',
    page: FIXTURE,
  },
  'wash-light': {
    term: 'wash light',
    definition: 'A fixture with a wide, soft beam and no sharp edge. It fills an area with colour.',
    page: FIXTURE,
  },
  'spot-light': {
    term: 'spot',
    definition:
      'A fixture with a lens that projects a sharp edge or a gobo. A fixed one with shutter blades is called a profile spot or ellipsoidal.',
    page: FIXTURE,
  },
  blinder: {
    term: 'blinder',
    definition:
      'A strong light that points at the audience for short moments. Older ones hold two or four tungsten reflector bulbs.',
    page: FIXTURE,
  },
  'dimming-curve': {
    term: 'dimming curve',
    definition:
      'The rule that turns a dimmer’s DMX value into light. A square law makes low levels finer than a straight line does.',
    page: DIMMING,
  },
  pwm: {
    term: 'PWM',
    expansion: 'Pulse-width modulation',
    definition:
      'Dimming an LED by switching it on and off very fast. The longer the on-time in each cycle, the brighter it looks, but cameras can see the switching.',
    page: DIMMING,
  },
  'exposure-time': {
    term: 'exposure time',
    definition:
      'How long a camera collects light for each frame, for example 1/50 s. Many cameras call the setting shutter speed.',
    page: DIMMING,
  },
  'rolling-shutter': {
    term: 'rolling shutter',
    definition:
      'The way most cameras read an image: line after line instead of all lines together. Fast flicker becomes bands, and a flash may light half a frame.',
    page: DIMMING,
  },
  pan: {
    term: 'pan',
    definition:
      'The turn of a moving head around its base, as a person turns the body. Many heads travel 540 degrees.',
    page: HEADS,
  },
  tilt: {
    term: 'tilt',
    definition:
      'The swing of a moving head in its yoke, as a person nods. Typical travel is 180 to 270 degrees.',
    page: HEADS,
  },
  'home-position': {
    term: 'home position',
    definition:
      'Where a moving head points when pan and tilt are both in the middle of their travel. Hung straight under a truss, it usually points at the floor.',
    page: HEADS,
  },
  'move-in-black': {
    term: 'move in black',
    definition:
      'Moving a head to its next position while it’s dark, so the audience sees only the result.',
    page: HEADS,
  },
  'look-light': {
    term: 'look',
    definition:
      'One complete state of the light: which fixtures are on, how bright, in which colour and position.',
    page: DESIGN,
  },
  'key-light': {
    term: 'key light',
    definition:
      'The main light on a face. It decides where the shadows fall and whether the audience can read the expression.',
    page: DESIGN,
  },
  'back-light': {
    term: 'back light',
    definition:
      'Light from behind and above a performer. It draws an outline around head and shoulders and separates the person from the background.',
    page: DESIGN,
  },
  'colour-palette': {
    term: 'palette',
    definition:
      'The few colours chosen for a song. On a lighting desk, also a stored colour or position that many cues refer to.',
    page: DESIGN,
  },
  busking: {
    term: 'busking',
    definition:
      'Running light live without a fixed list of cues, by combining prepared looks while the music plays.',
    page: DESIGN,
  },
};
