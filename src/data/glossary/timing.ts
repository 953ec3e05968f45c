import type {GlossaryTerm} from '../types';

/** Timecode, clock, latency and redundancy. */
export const timingTerms: Record<string, GlossaryTerm> = {};
