import {useEffect, useId, useRef, useSyncExternalStore, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {sections} from '../../config/products';
import {wholeSite} from '../manifest';
import {describePanel, formatSize, initialView, type OfflineView} from './describe';
import {currentView, removeGroup, saveGroup, startOnce, subscribe} from './store';
import styles from './styles.module.css';

function useOfflineView(): OfflineView {
  const {isOn} = (usePluginData('offline') ?? {isOn: true}) as {isOn: boolean};
  const base = useBaseUrl('/');
  const view = useSyncExternalStore(subscribe, currentView, () => initialView);
  useEffect(() => {
    if (isOn) {
      startOnce(base);
    }
  }, [base, isOn]);
  return isOn ? view : {...view, support: 'off'};
}

interface Props {
  /** Section that is saved; without it the whole site. */
  group?: string;
  /** `row` shows one line with a small button, for a list of products. */
  variant?: 'panel' | 'row';
}

/**
 * Saves the whole site, or one section, for reading without a connection: says the size before,
 * shows progress, goes on after an interruption, and says when it was saved.
 */
export default function SaveOffline({group = wholeSite, variant = 'panel'}: Props): ReactNode {
  const view = useOfflineView();
  const id = useId();
  const name = sections.find((section) => section.id === group)?.name;
  const subject = name ?? 'the whole site';
  const {state, text, hint, action, progress, canRemove} = describePanel(view, group, subject);
  const isRow = variant === 'row';
  const panel = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // The button that was pressed may be gone in the next state; the focus goes to the one in its place.
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) {
      panel.current?.querySelector('button')?.focus();
    }
    wasPressed.current = false;
  }, [state]);
  const press = (act: (group: string) => unknown) => (): void => {
    wasPressed.current = true;
    act(group);
  };
  return (
    <div ref={panel} className={isRow ? styles.row : styles.panel} data-offline={state}>
      <p className={styles.text} id={id}>
        {name && <strong className={styles.name}>{name}</strong>}
        {/* Spoken when the state changes, not with every file. */}
        <span role="status">
          {state === 'saving' ? <span className="visually-hidden">Saving {subject}</span> : text}
        </span>
        {state === 'saving' && <span aria-hidden="true">{text}</span>}
      </p>
      {progress && (
        <progress
          className={styles.progress}
          value={progress.done}
          max={progress.total}
          aria-labelledby={id}
          aria-valuetext={`${formatSize(progress.done)} of ${formatSize(progress.total)}`}
        />
      )}
      {hint && !isRow && <p className={styles.hint}>{hint}</p>}
      {(action || canRemove) && (
        <p className={styles.actions}>
          {action && (
            <button
              type="button"
              className={isRow ? styles.small : 'button button--primary'}
              aria-label={action.startsWith('Save') ? action : `${action}: ${subject}`}
              onClick={press(saveGroup)}>
              {isRow ? action.replace(/^Save .*/, 'Save') : action}
            </button>
          )}
          {canRemove && (
            <button
              type="button"
              className={styles.small}
              aria-label={`${state === 'saving' ? 'Cancel saving' : 'Remove the saved copy of'} ${subject}`}
              onClick={press(removeGroup)}>
              {state === 'saving' ? 'Cancel' : 'Remove'}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
