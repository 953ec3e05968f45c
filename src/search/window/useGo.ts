import {useMemo, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {addressOf} from '../client/hits';
import type {Hit} from '../engine/types';
import {partsOf} from '../../components/shared/pageParts';
import {visited} from './stored';
import {changeStored} from './useStored';

/** Whether a click asks the browser for a new tab or window. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/**
 * Goes to a hit: remembers it and changes the page. `onClick` leaves
 * clicks that ask for a new tab or window to the browser.
 *
 * @param leave - called before the page changes; the same function on every render
 */
export function useGo(leave?: () => void): {
  go: (hit: Hit) => void;
  onClick: (hit: Hit, event: MouseEvent) => void;
} {
  const history = useHistory();
  return useMemo(() => {
    const go = async (hit: Hit): Promise<void> => {
      const address = addressOf(hit);
      if (!(await partsOf(new URL(address, window.location.href).href))) {
        return;
      }
      leave?.();
      changeStored(visited, hit);
      history.push(address);
      if (address.includes('#')) {
        // The router changes the hash without this event, and a tool that is on the page waits for it.
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      }
    };
    const onClick = (hit: Hit, event: MouseEvent): void => {
      if (!isForBrowser(event)) {
        event.preventDefault();
        void go(hit);
      }
    };
    return {go: (hit: Hit) => void go(hit), onClick};
  }, [history, leave]);
}
