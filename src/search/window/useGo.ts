import {useCallback, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {addressOf, foundWords} from '../client/hits';
import type {Hit} from '../engine/types';
import {markOnArrival} from './marks';
import {rememberVisit} from './useStored';

/** Whether a click asks the browser for a new tab or window. */
export function isForBrowser(
  event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** Goes to a hit: remembers it, changes the page, and marks what was found there. */
export function useGo(): (hit: Hit) => void {
  const history = useHistory();
  return useCallback(
    (hit) => {
      const address = addressOf(hit);
      rememberVisit(hit);
      history.push(address);
      if (address.includes('#')) {
        // The router changes the hash without this event, and a tool that is on the page waits for it.
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      }
      markOnArrival(address, foundWords(hit));
    },
    [history],
  );
}
