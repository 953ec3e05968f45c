import {useEffect, useId, useRef, type ReactNode} from 'react';
import {readingChoices, type ReadingSetting} from '../../config/reading';
import styles from './styles.module.css';
import {useReading} from './useReading';

interface Choice {
  setting: ReadingSetting;
  legend: string;
  labels: Record<string, string>;
}

const choices: Choice[] = [
  {setting: 'stage', legend: 'Stage mode: dim, warm, on black', labels: {off: 'Off', on: 'On'}},
  {
    setting: 'textSize',
    legend: 'Text size',
    labels: {normal: 'Normal', large: 'Large', larger: 'Larger'},
  },
  {setting: 'lineWidth', legend: 'Line width', labels: {normal: 'Normal', wide: 'Wide'}},
];

/** Closes the menu as other menus close: Escape, a tap beside it, or the focus going on. */
function useClosing(menu: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) {
      return undefined;
    }
    const stop = new AbortController();
    const {signal} = stop;
    details.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && details.open) {
          event.stopPropagation();
          details.open = false;
          details.querySelector('summary')?.focus();
        }
      },
      {signal},
    );
    details.addEventListener(
      'focusout',
      ({relatedTarget}) => {
        if (relatedTarget instanceof Node && !details.contains(relatedTarget)) {
          details.open = false;
        }
      },
      {signal},
    );
    document.addEventListener(
      'pointerdown',
      ({target}) => {
        if (target instanceof Node && !details.contains(target)) {
          details.open = false;
        }
      },
      {signal},
    );
    return () => stop.abort();
  }, [menu]);
}

function Setting({setting, legend, labels}: Choice): ReactNode {
  const name = useId();
  const [value, choose] = useReading(setting);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className="segments">
        {readingChoices[setting].map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={value === one}
              onChange={() => choose(one)}
              data-reading={setting}
              data-needs-app=""
            />
            <span>{labels[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Menu for reading in the dark: stage mode, text size and line width.
 */
export default function ReadingComfort({className = ''}: {className?: string}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details ref={menu} className={`${styles.menu} ${className}`}>
      <summary className={styles.button} aria-label="Reading comfort" title="Reading comfort">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M2.5 18 7.5 6h1l5 12M4.6 13.5h6.8M15 18l3.25-8h.9l3.25 8m-6.2-2.6h5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </summary>
      <div className={styles.panel}>
        {choices.map((choice) => (
          <Setting key={choice.setting} {...choice} />
        ))}
      </div>
    </details>
  );
}
