import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {start} from '@search-start';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {WindowProps} from './index';
import {holdKeyboard, isKeyboardField, releaseKeyboard} from '../../shared/keyboardField';
import {inBackground, onDemand} from '../../shared/recovery';
import {isEditing, openingKeys, typedBy, wishOf} from '../../shared/searchKeys';
import {slashOpens} from '../../shared/slashKey';

export type WindowComponent = ComponentType<WindowProps>;

interface State {
  isOpen: boolean;
  Window: WindowComponent | undefined;
}

/**
 * Opens and closes the search window by its keys and button. The window's code comes with the first
 * sign of intent, never with the page; closing gives the focus back to where it was.
 *
 * @param button - gets the focus when it was nowhere
 */
export function useSearchWindow(button: React.RefObject<HTMLButtonElement | null>): State & {
  open: () => void;
  close: () => void;
  prepare: () => void;
  takeTyped: () => string;
} {
  const [state, setState] = useState<State>({isOpen: false, Window: undefined});
  const before = useRef<Element | null>(null);
  const isWanted = useRef(false);
  const isWaiting = useRef(false);
  const typed = useRef('');

  const {siteConfig} = useDocusaurusContext();

  const loadWindow = useCallback(async (): Promise<WindowComponent> => {
    start(siteConfig.baseUrl);
    const {default: Window, warm} = await import('./loader');
    warm(siteConfig);
    return Window;
  }, [siteConfig]);

  const close = useCallback(() => {
    isWanted.current = false;
    isWaiting.current = false;
    releaseKeyboard();
    setState((old) => ({...old, isOpen: false}));
  }, []);

  const takeTyped = useCallback(() => {
    const text = typed.current + releaseKeyboard();
    isWaiting.current = false;
    typed.current = '';
    return text;
  }, []);

  const open = useCallback(() => {
    isWanted.current = true;
    isWaiting.current = true;
    typed.current = '';
    const active = document.activeElement;
    before.current = isKeyboardField(active) ? null : active;
    holdKeyboard();
    onDemand(loadWindow, {wishes: () => openingKeys(typed.current)}).then(
      (Window) => setState({isOpen: isWanted.current, Window}),
      close,
    );
  }, [loadWindow, close]);

  const prepare = useCallback(() => {
    if (navigator.onLine) {
      void inBackground(loadWindow);
    }
  }, [loadWindow]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // Kept by the early script, which plays it again.
      if (event.defaultPrevented) {
        return;
      }
      const {key, ctrlKey, metaKey, shiftKey, altKey} = event;
      const isInText = isEditing(document.activeElement);
      const press = {key, ctrlKey, metaKey, shiftKey, altKey, isEditing: isInText};
      const wish = wishOf(press, isWanted.current, slashOpens());
      if (wish) {
        event.preventDefault();
        (wish === 'open' ? open : close)();
        return;
      }
      const text = isWaiting.current ? typedBy(press, typed.current) : undefined;
      if (text !== undefined) {
        event.preventDefault();
        typed.current = text;
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);

  useEffect(() => {
    if (!state.isOpen) {
      return undefined;
    }
    const element = button.current;
    return () => {
      const target = before.current;
      const isSomewhere =
        target instanceof HTMLElement && target !== document.body && target.isConnected;
      (isSomewhere ? target : element)?.focus({preventScroll: true});
    };
  }, [state.isOpen, button]);

  return {...state, open, close, prepare, takeTyped};
}
