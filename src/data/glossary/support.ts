import type {GlossaryTerm} from '../types';

const spindump = '/handbook/support-articles/recording-a-spindump';
const report = '/handbook/support-articles/sending-status-report';

/** Support. */
export const supportTerms: Record<string, GlossaryTerm> = {
  spindump: {
    term: 'spindump',
    definition:
      'A text file in which macOS records what every program did over a few seconds. It shows why a program hangs.',
    page: spindump,
  },
  'status-report': {
    term: 'status report',
    definition:
      'A description of a fault with versions, logs and files, from which support can see what happened.',
    page: report,
  },
};
