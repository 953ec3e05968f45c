import type {AvoidedTerm} from './avoidedTerm';

const write = (advice: string): Pick<AvoidedTerm, 'good' | 'advice'> => ({
  good: '',
  advice: `Write ${advice}.`,
});

/**
 * Words that a native speaker would not use here, each with what to write instead. A pattern leaves out
 * the uses that are right: a mains socket, a discharge lamp, a person who stands on a stage.
 */
export const voice: readonly AvoidedTerm[] = [
  {bad: /\bmend(?:s|ed|ing)?\b/gi, ...write('"fix"')},
  {
    bad: /\b(?:stands? (?:for|under|beside)|stands? in (?:the|a|its|this) (?:text|page|table|list|file|line|row|cell|column|menu|box|value))\b/gi,
    ...write('"is in", "appears under" or "means"'),
  },
  {
    bad: /(?<!\b(?:to|can|can’t|can't|cannot|you) )\btells? (?:whether|which|how|what|where|when|that|so)\b/gi,
    ...write('"shows", "reports" or "states"'),
  },
  {
    bad: /(?<!\bmotion )\bpictures?\b/gi,
    ...write('"video", "image" or "output"'),
  },
  {
    bad: /\b(?:link|status|signal|power|indicator|warning|green|red|amber|small) lamps?\b/gi,
    ...write('"LED" or "light"'),
  },
  {bad: /\bbelongs? into\b/gi, ...write('"belongs in" or "goes to"')},
  {bad: /\bshall\b/gi, ...write('"must", or the imperative')},
  {bad: /\breckon(?:s|ed|ing)?\b/gi, ...write('"calculate" or "calculation"')},
  {bad: /\btak(?:es?|ing) it that\b/gi, ...write('"assumes"')},
  {bad: /\brules? over\b/gi, ...write('"affects" or "controls"')},
  {bad: /\bof today\b/gi, ...write('"modern", or the product’s age')},
  {
    bad: /\bof (?:(?:its|their|your) own|theirs)\b/gi,
    ...write('"its own", "their own" or "your own" before the noun'),
  },
  {bad: /\b(?:in the|by) way of\b/gi, ...write('what you mean: "for", "as", "by"')},
  {bad: /\bout of the question\b/gi, ...write('"ruled out"')},
  {
    bad: /\b(?:network|ethernet|HDMI|DMX|USB|audio|video|MIDI) sockets?\b/gi,
    ...write('"port" or "output"'),
  },
  {bad: /\baerials?\b/gi, ...write('"antenna"')},
  {bad: /\bper ?cent\b/gi, ...write('"%"')},
  {bad: /(?<=^|[.!?:] )(?:Whatever|Whoever)\b/g, ...write('the sentence with its real subject')},
  {
    bad: /(?<!\b(?:all|two|three|four|both|several|many|devices|controllers|tracks|clip|everything) )\bat once\b/gi,
    ...write('"immediately" or "straight away"'),
  },
  {bad: /\bholds? for (?=all|every|each|any|both|the same)/gi, ...write('"also applies to"')},
  {bad: /\b(?:brings?|brought) along\b/gi, ...write('"includes" or "comes with"')},
  {
    bad: /\bgives? (?:an? |the )?(?:error|value|number)s?\b/gi,
    ...write('"shows" or "returns"'),
  },
  {bad: /\b(?:comes?|came) to life\b/gi, ...write('"starts" or "loads"')},
  {bad: /\bto be had\b/gi, ...write('"available"')},
];
