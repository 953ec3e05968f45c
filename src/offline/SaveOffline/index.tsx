import {type ReactNode, useId, useSyncExternalStore} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useHydrated} from '../../components/shared/useHydrated';
import {sections} from '../../config/products';
import {wholeSite} from '../manifest';
import {describePanel, formatSize, initialView} from './describe';
import {currentView, removeGroup, saveGroup, subscribe} from './store';
import styles from './styles.module.css';

/** The subscription where saving is turned off. */
const ignore = () => () => undefined;

/**
 * Saves the whole site, or one section, for reading without a connection. Shows the size beforehand,
 * progress, and the time of the last save.
 *
 * @param props.group - id of a section, rendered as a row of a list; by default the whole site
 */
export default function SaveOffline({group = wholeSite}: {group?: string}): ReactNode {
  const {isOn} = (usePluginData('offline') ?? {isOn: true}) as {isOn: boolean};
  const view = useSyncExternalStore(isOn ? subscribe : ignore, currentView, () => initialView);
  const id = useId();
  const isHydrated = useHydrated();
  const name = sections.find((section) => section.id === group)?.name;
  const subject = name ?? 'the whole site';
  const {state, text, hint, action, progress, canRemove} = describePanel(
    isOn ? view : {...view, support: 'off'},
    group,
  );
  const isRow = name !== undefined;
  const isSaving = state === 'saving';
  const buttons = [
    action && {
      label: action === 'Save' && !isRow ? `Save ${subject}` : action,
      title: action === 'Save' ? `Save ${subject}` : `${action}: ${subject}`,
      className: isRow ? 'quiet-button' : 'button button--primary',
      onClick: () => void saveGroup(group),
    },
    canRemove && {
      label: isSaving ? 'Cancel' : 'Remove',
      title: `${isSaving ? 'Cancel saving' : 'Remove the saved copy of'} ${subject}`,
      className: 'quiet-button',
      onClick: () => removeGroup(group),
    },
  ].filter((button) => !!button);
  return (
    <div className={isRow ? styles.row : styles.panel} data-offline={state}>
      <p className={styles.text} id={id}>
        {name && <strong className={styles.name}>{name}</strong>}
        {/* Announced when the state changes, not with every file. */}
        <span role="status">
          {isSaving ? <span className="visually-hidden">Saving {subject}</span> : text}
        </span>
        {isSaving && <span aria-hidden="true">{text}</span>}
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
      {buttons.map(({label, title, className, onClick}, index) => (
        // Counted from the end: the last button stays the same element, which keeps the focus.
        <button
          key={buttons.length - index}
          type="button"
          className={className}
          aria-label={title}
          disabled={!isHydrated}
          onClick={onClick}>
          {label}
        </button>
      ))}
    </div>
  );
}
