import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {searchClient} from '@search-client';
import {focusedElement, holdKeyboard, releaseKeyboard} from '../../components/shared/iosKeyboard';
import {inBackground, onDemand} from '../../components/shared/recovery';
import {isEditing, searchKeyOf} from '../../components/shared/searchKeys';
import {slashOpens} from '../../components/shared/slashKey';

type WindowComponent = ComponentType<{onClose: () => void}>;

/** Loads the code of the window; the client asks for what it needs at the same time. */
async function loadWindow(): Promise<WindowComponent> {
  searchClient.warm();
  return (await import('./SearchModal')).default;
}

/** Gets ready for a search that is likely to come, unless there is no connection. */
export function prepareSearch(): void {
  if (navigator.onLine) {
    void inBackground(loadWindow);
  }
}

/**
 * Opens and closes the search window by its keys and button. The window's code comes with the first
 * sign of intent, never with the page; closing gives the focus back to where it was.
 *
 * @param button - gets the focus when it was nowhere
 * @returns the window while it is open
 */
export function useSearchModal(button: React.RefObject<HTMLButtonElement | null>): {
  Window: WindowComponent | undefined;
  open: () => void;
  close: () => void;
} {
  const [Window, setWindow] = useState<WindowComponent>();
  const before = useRef<Element | null>(null);
  const isWanted = useRef(false);

  const close = useCallback(() => {
    isWanted.current = false;
    releaseKeyboard();
    setWindow(undefined);
  }, []);

  const open = useCallback(() => {
    isWanted.current = true;
    before.current = focusedElement();
    holdKeyboard();
    onDemand(loadWindow).then(
      (loaded) => setWindow(() => (isWanted.current ? loaded : undefined)),
      close,
    );
  }, [close]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isInText = isEditing(document.activeElement);
      const wish = searchKeyOf(event, isInText, isWanted.current, slashOpens());
      if (wish) {
        event.preventDefault();
        (wish === 'open' ? open : close)();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);

  useEffect(() => {
    if (!Window) {
      return undefined;
    }
    const element = button.current;
    return () => {
      const target = before.current;
      const isSomewhere =
        target instanceof HTMLElement && target !== document.body && target.isConnected;
      (isSomewhere ? target : element)?.focus({preventScroll: true});
    };
  }, [Window, button]);

  return {Window, open, close};
}
