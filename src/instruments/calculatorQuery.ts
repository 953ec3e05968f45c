/**
 * The calculator that a search query is a task for: 'dip 213' is one, 'dip switch' is not. A rule has to
 * understand every word of a query, so that ordinary words never lead to a calculator.
 */
import {addressOf, type CalculatorId} from './list';
import {stateHash} from './kit/codec';
import {tidy} from '../components/fields/parse';

/** A calculator with the fields that a query fills in; the others keep their defaults. */
export interface CalculatorTask {
  calculator: CalculatorId;
  state: Readonly<Record<string, string>>;
  /** Address of the calculator's page with the fields in its hash. */
  address: string;
}

type Found = Readonly<Record<string, string | undefined>>;

interface Rule {
  calculator: CalculatorId;
  /** Taken out of the query one after the other; those in a list of their own may be missing. */
  parts: readonly (RegExp | readonly [RegExp])[];
  /** Further words that say nothing new, between bars. */
  words?: string;
  /** Fields, by the names of the groups of `parts`; undefined if the calculator could not answer. */
  fields: (found: Found, query: string) => Record<string, string | undefined> | undefined;
}

const fillers = new Set(
  'a|an|the|is|are|what|which|how|many|much|long|do|does|to|of|for|at|in|into|on|with|and|as|it|my|i|me|need|calculate|calculator|convert|converter|conversion|per|number|=|?|×'.split(
    '|',
  ),
);

const dmx = /(?<![a-z])dmx\b/;

const within = (text: string | undefined, least: number, most: number): boolean =>
  text !== undefined && Number(text) >= least && Number(text) <= most;

/** Frame sizes by their names, in pixels. */
const rasters: Readonly<Record<string, readonly [string, string]>> = {
  '720': ['1280', '720'],
  '1080': ['1920', '1080'],
  '1440': ['2560', '1440'],
  '2160': ['3840', '2160'],
  '4320': ['7680', '4320'],
  hd: ['1920', '1080'],
  uhd: ['3840', '2160'],
  '4 k': ['3840', '2160'],
  '8 k': ['7680', '4320'],
};

const raster =
  /(?<width>\d{3,5}) ?[x×] ?(?<height>\d{3,5})|\b(?<lines>720|1080|1440|2160|4320) ?[pi](?<fps>\d{2,3}(?:\.\d+)?)?(?!\w)|\b(?<name>u?hd|[48] k)\b/;
const frameRate = /(?<rate>\d{2,3}(?:\.\d+)?)(?: (?:fps|hz))?(?![\w.])/;

/** Width, height and rate, as {@link raster} and {@link frameRate} found them. */
function video({width, height, lines, fps, name, rate = fps}: Found) {
  const [across, down] = rasters[lines ?? name ?? ''] ?? [width, height];
  return {width: across, height: down, rate};
}

/** Notes by their names, as parts of a whole note. */
const noteNames: Readonly<Record<string, string>> = {
  half: '2',
  quarter: '4',
  eighth: '8',
  sixteenth: '16',
};

/** Names of codecs by the values of the field. */
const codecs: readonly (readonly [RegExp, string])[] = [
  [/hap ?q alpha/, 'hapQAlpha'],
  [/hap alpha/, 'hapAlpha'],
  [/hap ?q/, 'hapQ'],
  [/hap ?r/, 'hapR'],
  [/hap/, 'hap'],
  [/proxy/, 'proxy'],
  [/\blt/, 'lt'],
  [/xq/, 'xq'],
  [/4444/, 'p4444'],
  [/hq/, 'hq'],
  [/prores/, 'p422'],
  [/dxv/, 'dxv'],
  [/notch ?lc/, 'notch'],
  [/h\.?264/, 'h264'],
  [/hevc|h\.?265/, 'hevc'],
];

/** The first rule that understands a query decides. */
const rules: readonly Rule[] = [
  {
    calculator: 'dip-switch',
    parts: [/\bdip(?:[- ]?switch(?:es)?)?(?!\w)/, /\b(?<address>\d+)\b/],
    words: 'dmx|address|channel|setting|settings|switch|switches|set',
    fields: ({address}) => (within(address, 1, 511) ? {address} : undefined),
  },
  {
    calculator: 'sacn',
    parts: [/(?<universe>239\.255\.\d{1,3}\.\d{1,3})(?![\d.])/],
    words: 'sacn|e1.31|multicast|universe|address|ip',
    fields: (found) => found,
  },
  {
    calculator: 'sacn',
    parts: [/\b(?:sacn|e1\.31|multicast)\b/, /\b(?<universe>\d+)\b/],
    words: 'universe|multicast|address|ip|sacn|e1.31|group',
    fields: ({universe}) => (within(universe, 1, 63_999) ? {from: 'sacn', universe} : undefined),
  },
  {
    calculator: 'port-address',
    parts: [
      /\b(?:art-?net|universe)\b/,
      /(?<net>\d{1,3})[.:](?<sub>\d{1,2})[.:](?<uni>\d{1,2})(?![\d.:])/,
    ],
    words: 'universe|artnet|art-net|address|port-address|beam|node',
    fields: ({net, sub, uni}) =>
      within(net, 0, 127) && within(sub, 0, 15) && within(uni, 0, 15)
        ? {from: 'parts', address: `${net}:${sub}:${uni}`}
        : undefined,
  },
  {
    calculator: 'port-address',
    parts: [/\bsub-?net (?<sub>\d+)\b/, /\buni(?:verse)? (?<uni>\d+)\b/, [/\bnet (?<net>\d+)\b/]],
    words: 'artnet|art-net|address|port-address|beam',
    fields: ({net = '0', sub, uni}) =>
      within(net, 0, 127) && within(sub, 0, 15) && within(uni, 0, 15)
        ? {from: 'parts', address: `${net}:${sub}:${uni}`}
        : undefined,
  },
  {
    calculator: 'port-address',
    parts: [/\bport[- ]?address\b/, /\b(?<address>\d+)\b/],
    words: 'artnet|art-net|universe|beam',
    fields: ({address}) => (within(address, 0, 32_767) ? {from: 'port', address} : undefined),
  },
  {
    calculator: 'port-address',
    parts: [/\b(?:art-?net|beam)\b/, /\buniverse\b/, /\b(?<address>\d+)\b/],
    words: 'artnet|art-net|beam|address|port-address|net|subnet',
    fields: ({address}) => (within(address, 1, 32_768) ? {from: 'beam', address} : undefined),
  },
  {
    calculator: 'tempo',
    parts: [
      [
        /\b1\/(?<note>1|2|4|8|16|32|64)\b|\b(?<name>half|quarter|eighth|sixteenth)\b|\b(?<short>2|4|8|16|32) (?:nd|th)\b/,
      ],
      [/\b(?<feel>dotted|triplet)s?\b/],
      [/\b(?<fps>\d+(?:\.\d+)?) fps\b/],
      /\bbpm\b/,
      /\b(?<bpm>\d+(?:\.\d+)?)\b/,
    ],
    words: 'ms|milliseconds|millisecond|hz|beat|beats|note|notes|tempo|delay|time|length|frames',
    fields: ({name, short, note = short ?? noteNames[name ?? ''], feel, fps, bpm}) =>
      within(bpm, 10, 999) && within(fps ?? '60', 1, 480) ? {bpm, note, feel, fps} : undefined,
  },
  {
    calculator: 'subnet',
    parts: [
      [/\b(?<mask>255(?:\.\d{1,3}){3})(?![\d.])/],
      /(?<a>\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?)(?![\d./])/,
      [/(?<b>\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?)(?![\d./])/],
    ],
    words: 'subnet|ip|mask|netmask|network|address|addresses|check|reach|see|computer|node',
    fields: ({mask, a, b}, query) => {
      const isAsked = /subnet|mask|\/|network|ip\b/.test(query) || mask !== undefined || b;
      const isSound = [mask, a, b].every(
        (ip) =>
          ip === undefined ||
          (ip.split(/[./]/, 4).every((byte) => Number(byte) < 256) &&
            within(ip.split('/')[1] ?? '8', 1, 32)),
      );
      return isAsked && isSound ? {ipA: a, ipB: b ?? '', maskA: mask, maskB: mask} : undefined;
    },
  },
  {
    calculator: 'value-converter',
    parts: [dmx, /\b(?<value>\d+(?:\.\d+)?) ?(?:%|percent)(?!\w)/],
    words: 'value|level',
    fields: ({value}) => (within(value, 0, 100) ? {from: 'percent', value} : undefined),
  },
  {
    calculator: 'value-converter',
    parts: [
      dmx,
      /(?:\b(?:in|to|as) )?(?:%|\bpercent(?:age)?\b|\b16[- ]?bit\b|\b(?:in|to|as) midi\b)/,
      /\b(?<value>\d+)\b/,
    ],
    words: 'value|level',
    fields: ({value}) => (within(value, 0, 255) ? {from: '8', value} : undefined),
  },
  {
    calculator: 'value-converter',
    parts: [/\bmidi\b/, dmx, /\b(?<value>\d+)\b/],
    words: 'value',
    fields: ({value}) => (within(value, 0, 127) ? {from: 'midi', value} : undefined),
  },
  {
    calculator: 'value-converter',
    parts: [/\bcoarse (?<coarse>\d+) (?:and )?fine (?<fine>\d+)\b/],
    words: 'dmx|value|16-bit',
    fields: ({coarse, fine}) =>
      within(coarse, 0, 255) && within(fine, 0, 255)
        ? {from: 'pair', value: `${coarse} ${fine}`}
        : undefined,
  },
  {
    calculator: 'value-converter',
    parts: [/\b16[- ]?bit\b|\bcoarse and fine\b|\bcoarse fine\b/, /\b(?<value>\d+)\b/],
    words: 'dmx|coarse|fine|value',
    fields: ({value}) => (within(value, 0, 65_535) ? {from: '16', value} : undefined),
  },
  {
    calculator: 'runtime',
    parts: [
      /\bbattery\b/,
      /\b(?<capacity>\d+(?:\.\d+)?) (?<energy>k?wh)\b/,
      /\b(?<load>\d+(?:\.\d+)?) (?<power>k?w)\b/,
    ],
    words: 'runtime|time|last|hours',
    fields: ({capacity, energy, load, power}) => ({
      kind: 'battery',
      capacity: `${capacity} ${energy?.replace('w', 'W')}`,
      load: `${load} ${power?.replace('w', 'W')}`,
    }),
  },
  {
    calculator: 'power',
    parts: [
      /\b(?<amount>\d+(?:\.\d+)?) (?:watts?|(?<kilo>kw|kilowatts?)|w)\b/,
      [/\b(?<volts>\d+) (?:v|volts?)\b/],
    ],
    words: 'amps|amp|ampere|amperes|current|power|load|draw|draws|breaker',
    fields: ({amount, kilo, volts}, query) =>
      (volts !== undefined || /\bamp|\bcurrent\b|\bbreaker\b/.test(query)) &&
      within(volts ?? '230', 50, 1000) &&
      within(amount, 0, kilo ? 1e3 : 1e6)
        ? {loads: `${amount} ${kilo ? 'kW' : 'W'}`, volts}
        : undefined,
  },
  {
    calculator: 'power',
    parts: [
      /\b(?:watts?|kw|kilowatts?)\b/,
      /\b(?<breaker>\d+) (?:a|amps?|amperes?)\b/,
      [/\b(?<volts>\d+) (?:v|volts?)\b/],
    ],
    words: 'on|from|can|load|draw|get|maximum|max|breaker|fuse|socket|circuit|plug|power',
    fields: ({breaker, volts}) =>
      within(breaker, 1, 1000) && within(volts ?? '230', 50, 1000)
        ? {breaker, factor: '1', volts}
        : undefined,
  },
  {
    calculator: 'timecode',
    parts: [
      /(?<value>(?<h>\d\d):(?<m>\d\d):(?<s>\d\d)(?<mark>[:;])(?<f>\d\d))(?![\d:;])/,
      [/\b(?<rate>23\.976|24|25|29\.97|30|50|59\.94|60)\b/],
      [/\b(?<drop>df|drop ?frame)\b/],
    ],
    words: 'timecode|tc|fps|frame|frames|smpte|ltc|mtc|seconds|real|time',
    fields: ({value, h, m, s, f, mark, drop, rate}) => {
      const isDrop = mark === ';' || drop !== undefined;
      const name = rate ?? (isDrop ? '29.97' : '25');
      const isSound =
        within(h, 0, 23) &&
        within(m, 0, 59) &&
        within(s, 0, 59) &&
        within(f, 0, Math.ceil(Number(name)) - 1) &&
        (!isDrop || name === '29.97' || name === '59.94');
      return isSound ? {from: 'label', value, rate: isDrop ? `${name} DF` : name} : undefined;
    },
  },
  {
    calculator: 'midi-notes',
    parts: [/\b(?:midi|notes?)\b/, /(?<!\S)(?<value>[a-g][#♯b♭]?-?\d)(?!\S)/],
    words: 'midi|note|number|name',
    fields: ({value}) => ({from: 'name', value}),
  },
  {
    calculator: 'midi-notes',
    parts: [/\bnote\b/, /\b(?<value>\d+)\b/],
    words: 'midi|number|name',
    fields: ({value}) => (within(value, 0, 127) ? {from: 'number', value} : undefined),
  },
  {
    calculator: 'voltage-drop',
    parts: [
      /\bvoltage drop\b|\bcable size\b/,
      /\b(?<length>\d+(?:\.\d+)?) (?:m|metres?|meters?)\b/,
      [/\b(?<size>0\.5|0\.75|1|1\.5|2\.5|4|6|10|16|25|35|50|70|95|120) (?:mm2?|sq ?mm)\b/],
      [/\b(?<amps>\d+(?:\.\d+)?) (?:a|amps?)\b/],
      [/\b(?<volts>\d+(?:\.\d+)?) (?:v|volts?)\b/],
    ],
    words: 'cable',
    fields: ({length, size, amps, volts}) =>
      within(length, 0.1, 2000) &&
      within(amps ?? '1', 0.01, 1000) &&
      within(volts ?? '230', 1, 1000)
        ? {kind: 'cable', length, size, amps, volts}
        : undefined,
  },
  {
    calculator: 'projection',
    parts: [
      /\bthrow(?: ratio| distance)?\b|\bprojector distance\b/,
      /\b(?<size>\d+(?:\.\d+)?) (?<unit>m|metres?|meters?|ft|feet)\b/,
      /\b(?<ratio>\d+(?:\.\d+)?)\b/,
    ],
    words: 'ratio|distance|throw|wide|width|image|screen|projector|projection|lens|away',
    fields: ({size, unit = '', ratio}, query) => {
      const typed = `${size} ${unit.startsWith('f') ? 'ft' : 'm'}`;
      const from = /\baway\b/.test(query) ? 'distance' : 'width';
      return within(ratio, 0.1, 15) && within(size, 1, 100)
        ? {from, [from]: typed, ratio}
        : undefined;
    },
  },
  {
    calculator: 'delay',
    parts: [/\b(?<distance>\d+(?:\.\d+)?) (?<unit>m|metres?|meters?|ft|feet)\b/],
    words: 'delay|sound|speed|late|loudspeaker|speaker|ms|milliseconds|frames|time|away|distance',
    fields: ({distance, unit = ''}, query) =>
      /\bdelay\b|\bsound\b|\bms\b|\bmilliseconds\b/.test(query) && within(distance, 0, 1000)
        ? {from: 'distance', distance: unit.startsWith('f') ? `${distance} ft` : distance}
        : undefined,
  },
  {
    calculator: 'photometrics',
    parts: [
      /\b(?<candela>\d+(?:\.\d+)?) (?:cd|candelas?)\b/,
      /\b(?<distance>\d+(?:\.\d+)?) (?:m|metres?|meters?)\b/,
    ],
    words: 'lux|lx|beam|light|distance',
    fields: ({candela, distance}) =>
      within(candela, 0.1, 1e9) && within(distance, 0.1, 1000)
        ? {from: 'candela', candela, distance}
        : undefined,
  },
  {
    calculator: 'photometrics',
    parts: [
      /\b(?:beam|angle|diameter)\b/,
      /\b(?<angle>\d+(?:\.\d+)?) ?(?:°|deg(?:rees?)?\b)/,
      /\b(?<distance>\d+(?:\.\d+)?) (?<unit>m|metres?|meters?|ft|feet)\b/,
    ],
    words: 'beam|angle|diameter|wide|width|size|light|distance|away|from',
    fields: ({angle, distance, unit = ''}) =>
      within(angle, 0.1, 170) && within(distance, 0.1, 1000)
        ? {angle, distance: unit.startsWith('f') ? `${distance} ft` : distance}
        : undefined,
  },
  {
    calculator: 'pixels',
    parts: [
      /\buniverses?\b/,
      /\b(?<outputs>\d+) (?:(?<kind>rgbw?) )?(?:pixels?|leds?)\b|\b(?<more>\d+) (?<colours>rgbw?)\b/,
    ],
    words: 'dmx|artnet|art-net|sacn|pixels|leds|led|strip',
    fields: ({outputs, more, kind, colours}) =>
      within(outputs ?? more, 1, 10_000_000)
        ? {
            kind: 'strip',
            outputs: outputs ?? more,
            channels: (kind ?? colours) === 'rgbw' ? '4' : '3',
          }
        : undefined,
  },
  {
    calculator: 'network-load',
    parts: [/\b(?<universes>\d+) universes\b/, /\b(?:load|bandwidth|mbit(?:\/s)?|traffic|mbps)\b/],
    words: 'network|artnet|art-net|sacn|data|rate',
    fields: ({universes}, query) =>
      within(universes, 1, 32_768)
        ? {
            universes,
            ...(/\bsacn\b/.test(query) ? {protocol: 'sacn', way: 'multicast'} : {}),
          }
        : undefined,
  },
  {
    calculator: 'dmx-timing',
    parts: [
      /\b(?<slots>\d+) (?:channels?|slots?)\b/,
      /\b(?:refresh|packets?|packet rate|frame rate|timing)\b/,
    ],
    words: 'dmx|rate|hz|second|seconds|packet|packets|time',
    fields: ({slots}) => (within(slots, 1, 512) ? {slots} : undefined),
  },
  {
    calculator: 'patch-plan',
    parts: [
      /\b(?<amount>\d+) fixtures?\b|\bfixture (?<nth>\d+)\b|\b(?<which>\d+) (?:st|nd|rd|th) fixture\b/,
      /\b(?<footprint>\d+)[- ](?:channels?|ch)\b/,
    ],
    words: 'patch|universe|universes|start|address|addresses|each|where',
    fields: ({which, nth = which, amount = nth, footprint}) =>
      within(amount, 1, 512) && within(footprint, 1, 512) ? {amount, footprint} : undefined,
  },
  {
    calculator: 'colour',
    parts: [/\b(?<kelvin>\d{4,5}) (?:k|kelvin)\b/],
    words: 'colour|color|temperature|mired|light|white|filter',
    fields: ({kelvin}) =>
      within(kelvin, 1000, 40_000) ? {from: 'kelvin', kelvin, filter: ''} : undefined,
  },
  {
    calculator: 'pan-tilt',
    parts: [
      /\b(?:pan|tilt)\b/,
      /(?<degrees>-?\d+(?:\.\d+)?) ?(?:°|deg(?:rees?)?\b)/,
      [/(?<range>\d+) ?(?:°|deg(?:rees?)?\b)/],
    ],
    words: 'dmx|value|16-bit|coarse|fine|head|range|tilt|pan',
    fields: ({degrees, range}) =>
      within(range ?? '540', 90, 720) &&
      within(degrees, -Number(range ?? '540') / 2, Number(range ?? '540') / 2)
        ? {from: 'degrees', degrees, range}
        : undefined,
  },
  {
    calculator: 'aspect-ratio',
    parts: [
      /\b(?<width>\d{2,5}) ?[x×] ?(?<height>\d{2,5})\b/,
      [/\b(?<frameWidth>\d{2,5}) ?[x×] ?(?<frameHeight>\d{2,5})\b/],
      /\baspect(?: ratio)?\b|\bscaling\b|\bletterbox\b|\bbars\b/,
    ],
    words: 'ratio|bars|image|output',
    fields: (found) => found,
  },
  {
    calculator: 'video-link',
    parts: [/\b(?:hdmi|displayport|sdi|ndi)\b/, raster, [frameRate]],
    words: 'cable|fit|fits|through|link|bandwidth|fps|hz',
    fields: video,
  },
  {
    calculator: 'video-rate',
    parts: [
      /\bhap(?: ?q alpha| alpha| ?q| ?r)?\b|\bprores(?: 422)?(?: (?:proxy|lt|hq|4444 xq|4444|xq))?(?!\w)|\b(?:dxv|notch ?lc|h\.?26[45]|hevc)\b/,
      raster,
      [frameRate],
    ],
    words: 'data|rate|bitrate|codec|size|mb/s|disk|drive|fps|hz',
    fields: (found, query) => ({
      ...video(found),
      format: codecs.find(([name]) => name.test(query))?.[1],
    }),
  },
];

/** A query in the spelling of the rules: units stand apart from their numbers. */
function spell(text: string): string {
  return tidy(text)
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<=(?<![\w.#])\d[\d.]*)(?=(?!p\d|x\d|p\b)[a-zµ])/g, ' ')
    .replace(/\?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function apply(
  {parts, words = '', fields}: Rule,
  query: string,
): Record<string, string> | undefined {
  let rest = query;
  const found: Record<string, string | undefined> = {};
  for (const part of parts) {
    const pattern = part instanceof RegExp ? part : part[0];
    const match = pattern.exec(rest);
    if (match) {
      for (const [name, value] of Object.entries(match.groups ?? {})) {
        found[name] ??= value;
      }
      rest = rest.replace(match[0], ' ');
    } else if (part === pattern) {
      return undefined;
    }
  }
  const known = new Set(words.split('|'));
  const isUnderstood = rest
    .split(' ')
    .every((word) => word === '' || fillers.has(word) || known.has(word));
  const state = isUnderstood ? fields(found, query) : undefined;
  return (
    state &&
    Object.fromEntries(
      Object.entries(state).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
  );
}

/** A query without marks and spaces between thousands. */
const ungrouped = (query: string): string =>
  query.replace(/(?<![\d.])[1-9]\d{0,2}(?:[ .]\d{3})+(?![\d.]*\d)/g, (digits) =>
    digits.replace(/\D/g, ''),
  );

/**
 * The calculator and its fields that a search query asks for, or undefined for a query that is no task for
 * one. Thousands that may be decimals stay as they are: the calculator asks which is meant. Never throws.
 */
export function calculatorQuery(text: string): CalculatorTask | undefined {
  const query = spell(text.slice(0, 100));
  if (!/\d/.test(query)) {
    return undefined;
  }
  for (const spelling of new Set([query, ungrouped(query)])) {
    for (const rule of rules) {
      const state = apply(rule, spelling);
      if (state) {
        const {calculator} = rule;
        return {
          calculator,
          state,
          address: addressOf({id: calculator}) + stateHash(calculator, state),
        };
      }
    }
  }
  return undefined;
}
