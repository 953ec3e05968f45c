import {type MouseEvent, useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import {getAddress, isCommand} from '../client/hits';
import type {CommandId} from '../client/commands';
import type {Hit} from '../engine/types';
import {markAfterNavigation} from './markWords';
import {addVisited, changeStored} from './stored';

/**
 * What a click on a hit does: remembers the hit and changes the page, or runs its command. Clicks that ask for a new
 * tab or window are the browser's.
 *
 * @param query - its words are marked on the page
 * @param leave - called before the page changes
 * @param run - runs a command; both are the same function on every render
 */
export function useGo(
  query: string,
  leave: () => void,
  run: (command: CommandId) => void,
): (hit: Hit, event: MouseEvent) => void {
  const history = useHistory();
  return useCallback(
    (hit, event) => {
      const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
      if (button || ctrlKey || metaKey || shiftKey || altKey) {
        return;
      }
      event.preventDefault();
      if (hit.command) {
        run(hit.command);
        return;
      }
      leave();
      if (!isCommand(hit)) {
        changeStored(addVisited, hit);
      }
      markAfterNavigation(query, hit);
      const address = getAddress(hit);
      history.push(address);
      if (address.includes('#')) {
        // The router changes the hash without this event, and a calculator that is on the page waits for it.
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      }
    },
    [history, query, leave, run],
  );
}
