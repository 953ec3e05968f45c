/** Search queries that calculators answer, and the patterns that they share. */
import type {CalculatorState} from './model';

/** Named groups of the patterns of a rule. */
type Groups = Readonly<Record<string, string | undefined>>;

/** A kind of query. The rule must account for every word, so that ordinary text never leads to a calculator. */
export interface QueryRule {
  /** Matched and removed in this order; a pattern in an array is optional. */
  parts: readonly (RegExp | readonly [RegExp])[];
  /** Other words that may occur without changing the meaning, separated by `|`. */
  ignoredWords?: string;
  /** Fields from the groups of `parts`; undefined if the calculator has no answer. */
  fields: (groups: Groups, query: string) => Record<string, string | undefined> | undefined;
}

/** The queries that a calculator answers. */
export interface CalculatorQueries {
  rules: readonly QueryRule[];
  /** Labels of the result lines that answer the query, if these are not the main ones. */
  answeredBy?: (state: Partial<CalculatorState>) => RegExp;
  /** Leaves out the warnings of the result. */
  hidesWarnings?: boolean;
}

/** Whether a text is a number within limits. */
export const within = (text: string | undefined, min: number, max: number): boolean =>
  text !== undefined && Number(text) >= min && Number(text) <= max;

/** Frame sizes in pixels, by name. */
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

/** A frame size: 1920x1080, 1080p60, UHD. */
export const raster =
  /(?<width>\d{3,5}) ?[x×] ?(?<height>\d{3,5})|\b(?<lines>720|1080|1440|2160|4320) ?[pi](?<fps>\d{2,3}(?:\.\d+)?)?(?!\w)|\b(?<name>u?hd|[48] k)\b/;
/** A frame rate, with an optional unit. */
export const frameRate = /(?<rate>\d{2,3}(?:\.\d+)?)(?: (?:fps|hz))?(?![\w.])/;

/** Width, height and rate, from the groups of {@link raster} and {@link frameRate}. */
export function video({width, height, lines, fps, name, rate = fps}: Groups) {
  const [across, down] = rasters[lines ?? name ?? ''] ?? [width, height];
  return {width: across, height: down, rate};
}
