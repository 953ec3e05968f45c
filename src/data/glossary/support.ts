import type {GlossaryTerm} from '../types';

const SPINDUMP = '/handbook/support-articles/recording-a-spindump';
const REPORT = '/handbook/support-articles/sending-status-report';

/** Support. */
export const supportTerms: Record<string, GlossaryTerm> = {
  spindump: {
    term: 'spindump',
    definition:
      'A text file in which macOS notes what every program was doing over some seconds. It shows why a program hangs.',
    page: SPINDUMP,
  },
  'status-report': {
    term: 'status report',
    definition:
      'A description of a fault together with versions, logs and files, which lets support see what happened.',
    page: REPORT,
  },
};
