import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {start} from '@search-start';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {WindowProps} from './index';
import {focusedElement, holdKeyboard, releaseKeyboard} from '../../components/shared/keyboardField';
import {inBackground, onDemand} from '../../components/shared/recovery';
import {isEditing, searchKeyOf} from '../../components/shared/searchKeys';
import {slashOpens} from '../../components/shared/slashKey';

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
} {
  const [state, setState] = useState<State>({isOpen: false, Window: undefined});
  const before = useRef<Element | null>(null);
  const isWanted = useRef(false);
  const {siteConfig} = useDocusaurusContext();

  const loadWindow = useCallback(async (): Promise<WindowComponent> => {
    start(siteConfig.baseUrl);
    const {default: Window, warm} = await import('./loader');
    warm(siteConfig);
    return Window;
  }, [siteConfig]);

  const close = useCallback(() => {
    isWanted.current = false;
    releaseKeyboard();
    setState((old) => ({...old, isOpen: false}));
  }, []);

  const open = useCallback(() => {
    isWanted.current = true;
    before.current = focusedElement();
    holdKeyboard();
    onDemand(loadWindow).then((Window) => setState({isOpen: isWanted.current, Window}), close);
  }, [loadWindow, close]);

  const prepare = useCallback(() => {
    if (navigator.onLine) {
      void inBackground(loadWindow);
    }
  }, [loadWindow]);

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

  return {...state, open, close, prepare};
}
