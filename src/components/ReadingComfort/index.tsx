import {type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef} from 'react';
import Icon from '../icons/letters.svg';
import {useHydrated} from '../shared/useHydrated';
import styles from './styles.module.css';
import {type Appearance, useAppearance} from './useAppearance';
import {useReading} from './useReading';

/** Closes the menu on Escape, on a click outside it, and when the focus leaves it. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>): ComponentProps<'details'> {
  const closeUnlessIn = (details: HTMLDetailsElement | null, at: EventTarget | null): void => {
    if (details && at instanceof Node && !details.contains(at)) {
      details.open = false;
    }
  };
  useEffect(() => {
    const onPointerDown = ({target}: Event): void => closeUnlessIn(menu.current, target);
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [menu]);
  return {
    onBlur: ({currentTarget, relatedTarget}) => closeUnlessIn(currentTarget, relatedTarget),
    onKeyDown: (event) => {
      const details = event.currentTarget;
      if (event.key === 'Escape' && details.open) {
        event.stopPropagation();
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    },
  };
}

interface SegmentsProps {
  setting: string;
  legend: string;
  labels: Record<string, string>;
  value: string;
  onChoose: (value: string) => void;
}

function Segments({setting, legend, labels, value, onChoose}: SegmentsProps): ReactNode {
  const name = useId();
  const isHydrated = useHydrated();
  return (
    <fieldset className={styles.group} disabled={!isHydrated}>
      <legend className={styles.legend}>{legend}</legend>
      <div className="segments">
        {Object.entries(labels).map(([one, label]) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={value === one}
              onChange={() => onChoose(one)}
              data-reading={setting}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Menu for colour mode (stage mode is dim and warm, on black), text size and line width. */
export default function ReadingComfort(): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const closing = useClosing(menu);
  const [appearance, setAppearance] = useAppearance();
  const [textSize, setTextSize] = useReading('textSize');
  const [lineWidth, setLineWidth] = useReading('lineWidth');
  return (
    <details ref={menu} className={styles.menu} {...closing}>
      <summary className={styles.button} aria-label="Reading comfort" title="Reading comfort">
        <Icon aria-hidden="true" />
      </summary>
      <div className={styles.panel}>
        <Segments
          setting="appearance"
          legend="Appearance"
          labels={{system: 'System', light: 'Light', dark: 'Dark', stage: 'Stage'}}
          value={appearance}
          onChoose={(value) => setAppearance(value as Appearance)}
        />
        <Segments
          setting="textSize"
          legend="Text size"
          labels={{normal: 'Normal', large: 'Large', larger: 'Larger'}}
          value={textSize}
          onChoose={setTextSize}
        />
        <Segments
          setting="lineWidth"
          legend="Line width"
          labels={{normal: 'Normal', wide: 'Wide'}}
          value={lineWidth}
          onChoose={setLineWidth}
        />
      </div>
    </details>
  );
}
