import type {GlossaryTerm} from '../types';

/** Control of light: nodes, sACN, RDM, wireless DMX, pixels, desks. */
export const controlTerms: Record<string, GlossaryTerm> = {};
