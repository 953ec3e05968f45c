import {useCallback, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {addressOf} from '../client/hits';
import type {StoredHit} from '../engine/types';
import {changeStored, visited} from './stored';

/**
 * What a click on a hit does: remembers the hit and changes the page. Clicks that ask for a new tab or window are the browser's.
 *
 * @param leave - called before the page changes; the same function on every render
 */
export function useGo(leave: () => void): (hit: StoredHit, event: MouseEvent) => void {
  const history = useHistory();
  return useCallback(
    (hit, event) => {
      const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
      if (button || ctrlKey || metaKey || shiftKey || altKey) {
        return;
      }
      event.preventDefault();
      leave();
      changeStored(visited, hit);
      const address = addressOf(hit);
      history.push(address);
      if (address.includes('#')) {
        // The router changes the hash without this event, and a calculator that is on the page waits for it.
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      }
    },
    [history, leave],
  );
}
