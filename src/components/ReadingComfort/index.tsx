import {useEffect, useId, useRef, type ComponentProps, type ReactNode, type RefObject} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import type {ReadingSetting} from '../../config/reading';
import styles from './styles.module.css';
import {useReading} from './useReading';

interface Choice {
  setting: Exclude<ReadingSetting, 'stage'>;
  legend: string;
  labels: Record<string, string>;
}

const choices: Choice[] = [
  {
    setting: 'textSize',
    legend: 'Text size',
    labels: {normal: 'Normal', large: 'Large', larger: 'Larger'},
  },
  {setting: 'lineWidth', legend: 'Line width', labels: {normal: 'Normal', wide: 'Wide'}},
];

const appearances = {system: 'System', light: 'Light', dark: 'Dark', stage: 'Stage'} as const;
type Appearance = keyof typeof appearances;

/** A menu closes as others do: on Escape, on a tap beside it, and when the focus goes on. */
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
  return (
    <fieldset className={styles.group}>
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
              data-needs-app=""
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Stage mode is an appearance like the others for readers; for the page it lies over light or dark. */
function AppearanceSetting(): ReactNode {
  const {colorModeChoice, setColorMode} = useColorMode();
  const [stage, setStage] = useReading('stage');
  const choose = (appearance: Appearance): void => {
    setStage(appearance === 'stage' ? 'on' : 'off');
    if (appearance !== 'stage') {
      setColorMode(appearance === 'system' ? null : appearance);
    }
  };
  return (
    <Segments
      setting="appearance"
      legend="Appearance"
      labels={appearances}
      value={stage === 'on' ? 'stage' : (colorModeChoice ?? 'system')}
      onChoose={(value) => choose(value as Appearance)}
    />
  );
}

function Setting({setting, ...texts}: Choice): ReactNode {
  const [value, choose] = useReading(setting);
  return <Segments setting={setting} {...texts} value={value} onChoose={choose} />;
}

/** Menu of the appearance (stage mode is dim and warm, on black), text size and line width. */
export default function ReadingComfort({className = ''}: {className?: string}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const closing = useClosing(menu);
  return (
    <details ref={menu} className={`${styles.menu} ${className}`} {...closing}>
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
        <AppearanceSetting />
        {choices.map((choice) => (
          <Setting key={choice.setting} {...choice} />
        ))}
      </div>
    </details>
  );
}
