import * as storageKeys from '../../config/storageKeys';
import {maxDrafts, storedDraft} from './draft';

/** The slot that this tab had before a reload. */
function ownSlot(): number {
  try {
    return Number(sessionStorage.getItem(storageKeys.requestDraft));
  } catch {
    return 0;
  }
}

function rememberSlot(slot: number): void {
  try {
    sessionStorage.setItem(storageKeys.requestDraft, String(slot));
  } catch {
    // After a reload the tab takes any draft that no other tab has.
  }
}

/** Holds a lock until `released` settles; false if another tab has it. */
function holds(name: string, released: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, {ifAvailable: true}, (lock) => {
      resolve(lock !== null);
      return lock ? released : undefined;
    });
  });
}

/**
 * Claims the place of a draft for this tab, so that two tabs don't overwrite each other: the one that it had
 * before, or a draft that no other tab has open, or an empty place. Locks need a secure context; without
 * one, all tabs share the first place.
 *
 * @param released - settles when the tab no longer needs the place
 */
export async function claimSlot(released: Promise<void>): Promise<number> {
  if (!('locks' in navigator)) {
    return 1;
  }
  const all = Array.from({length: maxDrafts}, (_, index) => index + 1);
  const used = all.filter((slot) => storedDraft(slot));
  const own = all.filter((slot) => slot === ownSlot());
  for (const slot of new Set([...own, ...used, ...all])) {
    if (await holds(`${storageKeys.requestDraft}.${slot}`, released)) {
      rememberSlot(slot);
      return slot;
    }
  }
  return maxDrafts;
}
