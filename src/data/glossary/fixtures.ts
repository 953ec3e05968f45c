import type {GlossaryTerm} from '../types';

/** Fixtures: their charts, optics, dimming, movement and design. */
export const fixturesTerms: Record<string, GlossaryTerm> = {};
