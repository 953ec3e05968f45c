import type {GlossaryTerm} from '../types';

/** Video on stage: signals, projection, LED walls, colour, capture. */
export const stageVideoTerms: Record<string, GlossaryTerm> = {};
