import {useCallback, useEffect, useRef, useState} from 'react';
import {searchClient} from '@search-client';
import {lazyPart} from '../../components/LazyPart';
import {focusedElement, holdKeyboard, releaseKeyboard} from '../../components/shared/iosKeyboard';
import {inBackground} from '../../components/shared/recovery';
import {getSearchAction, isEditing} from '../../components/shared/searchKeys';
import {slashOpens} from '../../components/shared/slashKey';

/** Loads the code of the modal; the client asks for what it needs at the same time. */
function loadModal() {
  searchClient.warm();
  return import('./SearchModal');
}

/** The search modal, loaded on the first sign of intent, never with the page. */
export const SearchModal = lazyPart(loadModal, {lostClass: 'recovery-bar'});

/** Gets ready for a search that is likely to come, unless there is no connection. */
export function prepareSearch(): void {
  if (navigator.onLine) {
    void inBackground(loadModal);
  }
}

/**
 * Opens and closes the search modal by its keys and button; closing restores the focus.
 *
 * @param button - gets the focus when it was nowhere
 */
export function useSearchModal(button: React.RefObject<HTMLButtonElement | null>): {
  isOpen: boolean;
  open: () => void;
  close: () => void;
} {
  const [isOpen, setOpen] = useState(false);
  const before = useRef<Element | null>(null);

  const open = useCallback(() => {
    before.current = focusedElement();
    holdKeyboard();
    // The keyboard would cover the line that says that the modal is lost.
    loadModal().catch(releaseKeyboard);
    setOpen(true);
  }, []);

  const close = useCallback(() => {
    releaseKeyboard();
    setOpen(false);
  }, []);

  useEffect(() => {
    const element = button.current;
    return () => {
      const target = before.current;
      const isFocusable =
        target instanceof HTMLElement && target !== document.body && target.isConnected;
      if (isOpen) {
        (isFocusable ? target : element)?.focus({preventScroll: true});
      }
    };
  }, [isOpen, button]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isInText = isEditing(document.activeElement);
      const wish = getSearchAction(event, isInText, isOpen, slashOpens());
      if (wish) {
        event.preventDefault();
        (wish === 'open' ? open : close)();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, open, close]);

  return {isOpen, open, close};
}
