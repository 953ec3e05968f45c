import type {AvoidedTerm} from './avoidedTerm';
import {voice} from './voice';

/** Names, as their makers write them. `bad` finds every other spelling. */
const names: AvoidedTerm[] = [
  {bad: /\bart[ -]?net\b/gi, good: 'Art-Net'},
  {bad: /\bs-?acn\b/gi, good: 'sACN'},
  {bad: /\bdmx[- ]?512(?:-a)?\b/gi, good: (found) => (/a$/i.test(found) ? 'DMX512-A' : 'DMX512')},
  {bad: /\bdmx\b/gi, good: 'DMX'},
  {bad: /\bab[el]{2,3}ton live\b/gi, good: 'Ableton Live'},
  {bad: /\b(?:max ?for ?live|max4live|m4l)\b/gi, good: 'Max for Live'},
  {bad: /(?<!#\w+ )\bvideosync\b/gi, good: 'Videosync'},
  {
    bad: /\bbeam for (?:live|max)\b/gi,
    good: (found) => (/live$/i.test(found) ? 'Beam for Live' : 'Beam for Max'),
  },
  {bad: /\blivegrabber\b/gi, good: 'LiveGrabber'},
  {bad: /\blivemtc\b/gi, good: 'LiveMTC'},
  {bad: /\bclipsmpte\b/gi, good: 'ClipSMPTE'},
  {bad: /\bresolumem4l\b/gi, good: 'ResolumeM4L'},
  {bad: /\bmac ?os(?: ?x)?\b|\bos ?x\b/gi, good: 'macOS'},
  {bad: /\bwi-?fi\b/gi, good: 'Wi-Fi'},
  {bad: /\bmidi\b/gi, good: 'MIDI'},
  {bad: /\bosc\b/gi, good: 'OSC'},
  {bad: /\bndi\b/gi, good: 'NDI'},
  {bad: /\bisf\b/gi, good: 'ISF'},
  {bad: /\brdm\b/gi, good: 'RDM'},
  {bad: /\bshadertoy\b/gi, good: 'Shadertoy'},
  {bad: /\bsyphon\b/gi, good: 'Syphon'},
  {bad: /\btouch ?designer\b/gi, good: 'TouchDesigner'},
  {bad: /\bgithub\b/gi, good: 'GitHub'},
  {bad: /\bethernet\b/gi, good: 'Ethernet'},
  {bad: /\bpro ?res\b/gi, good: 'ProRes'},
  {bad: /\bh\.?26[45]\b/gi, good: (found) => `H.${found.slice(-3)}`},
  {bad: /\bffmpeg\b/gi, good: 'FFmpeg'},
  {bad: /\bquick ?time\b/gi, good: 'QuickTime'},
  {
    bad: /\b[kmg]bps\b/gi,
    good: (found) => `${found.charAt(0).toUpperCase().replace('K', 'k')}bit/s`,
  },
];

/** Words that help no reader at a show, and words that hurt. */
const manners: AvoidedTerm[] = [
  {bad: /\bsimply\b/gi, good: '', advice: 'Leave the word out: nothing is simple at a show.'},
  {
    bad: /\b(?:just|merely)\b/gi,
    good: '',
    advice: 'Leave the word out, or write "only" where it limits.',
  },
  {
    bad: /\beasily\b/gi,
    good: '',
    advice: 'Leave the word out: it is not easy for whoever reads this.',
  },
  {bad: /\b(?:obviously|of course|needless to say)\b/gi, good: '', advice: 'Leave it out.'},
  {
    bad: /\bshould now\b/gi,
    good: '',
    advice: 'Say what the reader sees: "The monitor shows moving values."',
  },
  {bad: /\bclick here\b/gi, good: '', advice: 'Let the link name its target: "See Fixture patch".'},
  {bad: /\bwelcome to\b/gi, good: '', advice: 'Start with what the reader can do after reading.'},
  {
    bad: /\bin this (?:page|article|section|guide),? (?:we|you)\b/gi,
    good: '',
    advice: 'Start with the matter itself.',
  },
  {bad: /\bmaster(?: and |\/| ?- ?)slaves?\b/gi, good: 'controller and follower'},
  {bad: /\bslaves?\b/gi, good: (found) => (/s$/i.test(found) ? 'followers' : 'follower')},
  {bad: /\bblack-?list(?:s|ed)?\b/gi, good: '', advice: 'Write "block list" or "blocked".'},
  {bad: /\bwhite-?list(?:s|ed)?\b/gi, good: '', advice: 'Write "allow list" or "allowed".'},
  {bad: /\be\.g\.,?/gi, good: 'for example'},
  {bad: /\bi\.e\.,?/gi, good: 'that is'},
];

/** American spellings with their British ones. Capitalised words are left to the product's own labels. */
const american: Record<string, string> = {
  aluminum: 'aluminium',
  analog: 'analogue',
  behavior: 'behaviour',
  canceled: 'cancelled',
  catalog: 'catalogue',
  center: 'centre',
  centered: 'centred',
  color: 'colour',
  colored: 'coloured',
  colors: 'colours',
  coloring: 'colouring',
  colorful: 'colourful',
  defense: 'defence',
  dialed: 'dialled',
  favor: 'favour',
  favorite: 'favourite',
  favorites: 'favourites',
  fiber: 'fibre',
  flavor: 'flavour',
  fulfill: 'fulfil',
  gray: 'grey',
  grays: 'greys',
  grayscale: 'greyscale',
  labeled: 'labelled',
  labeling: 'labelling',
  leveled: 'levelled',
  math: 'maths',
  modeled: 'modelled',
  modeling: 'modelling',
  neighbor: 'neighbour',
  neighbors: 'neighbours',
  signaling: 'signalling',
  theater: 'theatre',
  toward: 'towards',
  traveled: 'travelled',
};

/** Words that end in -ize in British spelling too, or that are names of this trade. */
const keepsZ = /^(?:capsiz|priz|resiz|seiz|siz|oversiz|undersiz|quantiz|visualiz(?=er))/;

const spellings: AvoidedTerm[] = [
  ...Object.entries(american).map(([bad, good]) => ({bad: new RegExp(`\\b${bad}\\b`, 'g'), good})),
  {
    bad: /\b[a-z]{2,}(?:iz|yz)(?:e[ds]?|ing|ers?|ations?)\b/g,
    good: (found) => (keepsZ.test(found) ? found : found.replace(/([iy])z(?=e|ing|ation)/, '$1s')),
  },
];

/** Every way of writing that the site avoids, with what to write instead. */
export const avoidedTerms: readonly AvoidedTerm[] = [...names, ...manners, ...spellings, ...voice];
