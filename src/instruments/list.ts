/** All tools. A folder, an entry in `src/data/calculators.ts` and a page make one. */
import {calculators} from '../data/calculators';

/** Where a tool is needed. */
export type ToolGroup = 'fixture' | 'node' | 'beam' | 'screen' | 'beat';

/** A tool, its page and the article that embeds it. */
export interface ToolEntry {
  /** Name of the tool's folder; its anchor is `tool-<id>`. */
  id: string;
  title: string;
  group: ToolGroup;
  /** A question that it answers, as a technician would ask it. */
  job: string;
  /** What it is for, one sentence. */
  purpose: string;
  /** Address of the article that embeds it, without anchor, if one does. Its own page is below `/handbook/tools`. */
  page?: string;
}

const entries = calculators satisfies readonly ToolEntry[];

/** All tools. */
export const tools: readonly ToolEntry[] = entries;

/** Address of a tool's own page. */
export function addressOf({id}: Pick<ToolEntry, 'id'>): string {
  return `/handbook/tools/${id}`;
}

/** Address of the page that a tool is found in: the article that embeds it, or else its own page. */
export function placeOf(tool: Pick<ToolEntry, 'id' | 'page'>): string {
  return tool.page ?? addressOf(tool);
}

/** Name of a tool. */
export type ToolId = (typeof entries)[number]['id'];

/** The entry of a tool. Throws if there is none, which only a programming error can cause. */
export function toolById(id: string): ToolEntry {
  const entry = tools.find((tool) => tool.id === id);
  if (!entry) {
    throw new Error(`No tool "${id}" in src/data/calculators.ts`);
  }
  return entry;
}

/** The calculators that are wanted in a hurry. */
export const quickTools = [
  'port-address',
  'dip-switch',
  'timecode',
  'tempo',
  'video-rate',
  'power',
] as const satisfies readonly ToolId[];
