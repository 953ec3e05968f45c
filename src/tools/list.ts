/**
 * All tools, in the order in which they are listed. A folder with an entry here and a page make a tool:
 * nothing else names it. What is said about each is in its folder, so that a page brings that of its own
 * tools alone.
 */
import {about as aspectRatio} from './aspect-ratio/about';
import {about as colour} from './colour/about';
import {about as delay} from './delay/about';
import {about as dimmerCurve} from './dimmer-curve/about';
import {about as dipSwitch} from './dip-switch/about';
import {about as dmxChart} from './dmx-chart/about';
import {about as dmxTiming} from './dmx-timing/about';
import {about as edgeBlend} from './edge-blend/about';
import {about as lfoScope} from './lfo-scope/about';
import {about as mergeExplorer} from './merge-explorer/about';
import {about as midiNotes} from './midi-notes/about';
import {about as networkLoad} from './network-load/about';
import {about as panTilt} from './pan-tilt/about';
import {about as patchPlan} from './patch-plan/about';
import {about as photometrics} from './photometrics/about';
import {about as pixels} from './pixels/about';
import {about as portAddress} from './port-address/about';
import {about as power} from './power/about';
import {about as projection} from './projection/about';
import {about as rangeExplorer} from './range-explorer/about';
import {about as runtime} from './runtime/about';
import {about as sacn} from './sacn/about';
import {about as subnet} from './subnet/about';
import {about as tempo} from './tempo/about';
import {about as timecode} from './timecode/about';
import {about as valueConverter} from './value-converter/about';
import {about as videoLink} from './video-link/about';
import {about as videoRate} from './video-rate/about';
import {about as voltageDrop} from './voltage-drop/about';
import type {ToolEntry} from './shared/model';

export type {ToolEntry, ToolGroup} from './shared/model';

const entries = [
  portAddress,
  sacn,
  networkLoad,
  patchPlan,
  dipSwitch,
  dmxChart,
  valueConverter,
  panTilt,
  dmxTiming,
  photometrics,
  colour,
  dimmerCurve,
  subnet,
  power,
  voltageDrop,
  runtime,
  pixels,
  videoRate,
  videoLink,
  projection,
  edgeBlend,
  aspectRatio,
  tempo,
  delay,
  timecode,
  midiNotes,
  mergeExplorer,
  rangeExplorer,
  lfoScope,
] as const satisfies readonly ToolEntry[];

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
    throw new Error(`No tool "${id}" in src/tools/list.ts`);
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
