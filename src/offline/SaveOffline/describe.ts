import {wholeSite} from '../manifest';
import {emptyStatus, type GroupStatus, type OfflineStatus} from '../plan';

/** The state of saving, as far as the page has it. */
export interface OfflineView extends OfflineStatus {
  /** Whether this browser can save here. */
  support: 'unknown' | 'ready' | 'insecure' | 'unsupported' | 'forbidden' | 'off';
  /** Groups that the reader asked for and that no status of the worker has yet. */
  requested: readonly string[];
  /** Whether storage is persistent; undefined before the browser has answered. */
  isPersistent?: boolean | undefined;
}

export const initialView: OfflineView = {...emptyStatus, support: 'unknown', requested: []};

export type PanelState = 'none' | 'saving' | 'stopped' | 'saved' | 'outdated' | 'unavailable';

/** Contents of a panel. */
export interface Panel {
  state: PanelState;
  text: string;
  /** A second sentence about when the browser may delete the copy. */
  hint: string | null;
  /** Label of the button that saves or resumes; none while it would do nothing. */
  action: 'Save' | 'Continue' | 'Try again' | 'Update' | null;
  /** Bytes transferred. */
  progress: {done: number; total: number} | null;
  canRemove: boolean;
}

/** A number of bytes as text: "840 kB", "1.9 MB". */
export function formatSize(bytes: number): string {
  return bytes < 999_500
    ? `${bytes > 0 ? Math.max(1, Math.round(bytes / 1000)) : 0} kB`
    : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A time as text, in the reader's time zone: "20 Nov 2026, 22:41". */
const formatTime = (at: number): string =>
  new Date(at).toLocaleString('en-GB', {dateStyle: 'medium', timeStyle: 'short'});

const unavailable: Record<'insecure' | 'unsupported' | 'forbidden' | 'off', string> = {
  insecure: 'Saving works only on a secure connection. Open the address that begins with https://',
  unsupported:
    'This browser can’t save sites. Use a current version of Chrome, Edge, Firefox or Safari.',
  forbidden:
    'This browser doesn’t let the site store anything. Leave the private window, or allow site data for this site, then try again.',
  off: 'Saving for offline use is turned off on this copy of the site.',
};

const notPersistent =
  'The browser may delete it when space runs low. A private window deletes it when you close it.';

/** Limit of missing files that are named. */
const maxNamed = 3;

/** Why saving stopped, and what the reader can do. */
function describeProblem({problem, unsaved}: OfflineView, known: GroupStatus): string {
  const {files, missingFiles, wire, missingWire} = known;
  const [done, total] = [formatSize(wire - missingWire), formatSize(wire)];
  switch (problem) {
    case 'network':
      return done === formatSize(0)
        ? 'There’s no connection to this site. Saving starts automatically when it’s back.'
        : `The connection was lost at ${done} of ${total}. Saving continues automatically when it’s back.`;
    case 'full':
      return `There isn’t enough space on this device. ${formatSize(missingWire)} of ${total} are still missing. Free up some space, or save one product instead, then try again.`;
    case 'forbidden':
      return unavailable.forbidden;
    case 'changed': {
      if (unsaved.length === 0) {
        return 'The site is being updated. Try again in a minute.';
      }
      const more = unsaved.length - maxNamed;
      const names = unsaved.slice(0, maxNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
      return `${files - missingFiles} of ${files} files are saved. Missing: ${names}. These files changed on the server. Try again later.`;
    }
    default:
      return `An unexpected error stopped saving at ${done} of ${total}. Try again. If it stops again, reload this page.`;
  }
}

const nothing = {hint: null, action: null, progress: null, canRemove: false};

/** A group without a status. */
const unknown: GroupStatus = {
  wanted: false,
  files: 0,
  missingFiles: 1,
  wire: 0,
  missingWire: 0,
  stored: 0,
  savedAt: null,
};

/** The panel of a group that isn't wanted. */
function describeUnwanted({groups}: OfflineView, group: string): Panel {
  const [known, whole] = [groups[group], groups[wholeSite]];
  if (group !== wholeSite && whole?.wanted && whole.missingFiles === 0) {
    return {...nothing, state: 'saved', text: 'Saved with the whole site.'};
  }
  const text = known ? `One download of about ${formatSize(known.missingWire)}.` : 'One download.';
  // The browser has lost the worker's state, but not the files.
  const isLeft =
    group === wholeSite &&
    known !== undefined &&
    known.missingFiles < known.files &&
    !Object.values(groups).some(({wanted}) => wanted);
  return {
    ...nothing,
    state: 'none',
    text: isLeft ? `An earlier copy is still on this device. ${text}` : text,
    action: 'Save',
    canRemove: isLeft,
  };
}

/** Contents of the panel of a group. */
export function describePanel(view: OfflineView, group: string): Panel {
  const {support, groups, saving, requested, problem} = view;
  if (support !== 'unknown' && support !== 'ready') {
    const action = support === 'forbidden' ? 'Try again' : null;
    return {...nothing, state: 'unavailable', text: unavailable[support], action};
  }
  const known = groups[group] ?? unknown;
  const isRequested = requested.includes(group);
  if (!known.wanted && !isRequested) {
    return describeUnwanted(view, group);
  }

  const {wire: total, missingWire, missingFiles, savedAt} = known;
  const done = total - missingWire;
  const progress = total > 0 ? {done, total} : null;
  const soFar = {...nothing, progress, canRemove: true};
  if (problem && !saving && missingFiles > 0) {
    const text = describeProblem(view, known);
    const action = problem === 'network' ? 'Continue' : 'Try again';
    const state = problem === 'forbidden' ? 'unavailable' : 'stopped';
    return {...soFar, state, text, action};
  }
  const isSaving = saving && (missingFiles > 0 || savedAt === null);
  if (isRequested || isSaving) {
    const text = progress ? `Saving: ${formatSize(done)} of ${formatSize(total)}` : 'Saving …';
    return {...soFar, state: 'saving', text, progress: progress ?? {done: 0, total: 1}};
  }
  if (savedAt === null) {
    const text = `Stopped at ${formatSize(done)} of ${formatSize(total)}.`;
    return {...soFar, state: 'stopped', text, action: 'Continue'};
  }
  const when = formatTime(savedAt);
  if (missingFiles > 0) {
    const text = `Saved ${when}. Since then, ${formatSize(missingWire)} have changed or were deleted by the browser.`;
    return {...soFar, state: 'outdated', text, action: 'Update', progress: null};
  }
  return {
    ...nothing,
    state: 'saved',
    text: `Saved ${when}. It takes ${formatSize(known.stored)} on this device and works without a connection.`,
    hint: view.isPersistent === false ? notPersistent : null,
    canRemove: true,
  };
}
