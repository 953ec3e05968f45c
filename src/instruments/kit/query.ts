/** Search queries that a calculator answers, and the patterns that several of them share. */
import type {CalculatorState} from './model';

/** Named groups of the patterns of a rule. */
type Groups = Readonly<Record<string, string | undefined>>;

/** A form of query. It has to account for every word, so that ordinary words never lead to a calculator. */
export interface QueryRule {
  /** Removed from the query one after the other; a pattern in a list of its own is optional. */
  parts: readonly (RegExp | readonly [RegExp])[];
  /** Further words that add nothing, between bars. */
  words?: string;
  /** Fields from the groups of `parts`; undefined if the calculator has no answer. */
  fields: (groups: Groups, query: string) => Record<string, string | undefined> | undefined;
}

/** The queries that a calculator answers. */
export interface CalculatorQueries {
  rules: readonly QueryRule[];
  /** Labels of the lines that answer, where those are not the main ones. */
  answeredBy?: (given: Partial<CalculatorState>) => RegExp;
  /** Leaves out the warnings of the result. */
  hidesWarnings?: boolean;
}

/** Whether a text is a number within limits. */
export const within = (text: string | undefined, min: number, max: number): boolean =>
  text !== undefined && Number(text) >= min && Number(text) <= max;

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

export const raster =
  /(?<width>\d{3,5}) ?[x×] ?(?<height>\d{3,5})|\b(?<lines>720|1080|1440|2160|4320) ?[pi](?<fps>\d{2,3}(?:\.\d+)?)?(?!\w)|\b(?<name>u?hd|[48] k)\b/;
export const frameRate = /(?<rate>\d{2,3}(?:\.\d+)?)(?: (?:fps|hz))?(?![\w.])/;

/** Width, height and rate, from the groups of {@link raster} and {@link frameRate}. */
export function video({width, height, lines, fps, name, rate = fps}: Groups) {
  const [across, down] = rasters[lines ?? name ?? ''] ?? [width, height];
  return {width: across, height: down, rate};
}
