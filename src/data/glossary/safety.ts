import type {GlossaryTerm} from '../types';

/** Safety and work on stage. */
export const safetyTerms: Record<string, GlossaryTerm> = {};
