import type {GlossaryTerm} from '../types';

/** Shows in Ableton Live. */
export const liveShowsTerms: Record<string, GlossaryTerm> = {};
