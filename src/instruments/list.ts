/** Names and addresses of all calculators, without their models. */
import {calculators as entries} from './generated/list';

/** Groups of calculators, by place of use. */
export const groupNames = ['fixture', 'node', 'beam', 'screen', 'beat'] as const;
export type CalculatorGroup = (typeof groupNames)[number];

/** A calculator, its page and the article that embeds it. */
export interface CalculatorEntry {
  /** Folder of the calculator; its anchor is `tool-<id>`. */
  id: string;
  title: string;
  group: CalculatorGroup;
  /** A question that it answers, in a technician's words. */
  job: string;
  /** Purpose, in one sentence. */
  purpose: string;
  /** Address of the article that embeds it, without anchor, if one does. Its own page is below `/handbook/tools`. */
  page?: string;
}

/** All calculators. */
export const calculators: readonly CalculatorEntry[] = entries;

/** Address of a calculator's own page. */
export function getCalculatorAddress({id}: Pick<CalculatorEntry, 'id'>): string {
  return `/handbook/tools/${id}`;
}

/** Address of the article that embeds a calculator; its own page if there is none. */
export function getCalculatorPlace(calculator: Pick<CalculatorEntry, 'id' | 'page'>): string {
  return calculator.page ?? getCalculatorAddress(calculator);
}

/** Name of a calculator. */
export type CalculatorId = (typeof entries)[number]['id'];

/** Finds a calculator by id. Throws if it doesn't exist, which is a programming error. */
export function calculatorById(id: string): CalculatorEntry {
  const entry = calculators.find((calculator) => calculator.id === id);
  if (!entry) {
    throw new Error(`No calculator "${id}"`);
  }
  return entry;
}

/** The calculators that readers need most often. */
export const quickCalculators = [
  'port-address',
  'dip-switch',
  'timecode',
  'tempo',
  'video-rate',
  'power',
] as const satisfies readonly CalculatorId[];
