import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {download} from '../../shared/download';
import {largestPanel, mostPanels} from '../../tools/pixels/pixels';
import styles from '../../tools/shared/tools.module.css';
import {
  Button,
  Drawing,
  fitColumn,
  Input,
  isRefusal,
  Select,
  State,
  undoRefusal,
  useLatest,
  useWakeLock,
  Values,
  type Phase,
} from '../shared/ui';
import {startBeeps} from './beep';
import {flashMs, patterns, type Scene} from './patterns';
import {
  afterKey,
  isRead,
  longestGap,
  patternOf,
  readHash,
  refreshOf,
  writeHash,
  type Refresh,
  type ScreenState,
} from './state';

/** A display, as the Window Management API describes it. */
interface ScreenDetailed {
  label: string;
  width: number;
  height: number;
  devicePixelRatio: number;
  isPrimary: boolean;
}
interface ScreenDetails extends EventTarget {
  screens: readonly ScreenDetailed[];
}
type ManagedWindow = Window & {getScreenDetails?: () => Promise<ScreenDetails>};

/** Largest picture that is saved: 8K. */
const largest = {width: 7680, height: 4320};
const measuredMs = 5000;

/** Colour gamut and dynamic range that the browser reports for the display. */
function colourOf(): string {
  const gamut = ['rec2020', 'p3', 'srgb'].find(
    (name) => matchMedia(`(color-gamut: ${name})`).matches,
  );
  const range = matchMedia('(dynamic-range: high)').matches
    ? 'high dynamic range'
    : 'standard dynamic range';
  return `${gamut === undefined ? 'less than sRGB' : {rec2020: 'Rec. 2020', p3: 'Display P3', srgb: 'sRGB'}[gamut]}, ${range}`;
}

/** Test patterns, full screen, and what arrives at the display. */
export default function ScreenTest(): ReactNode {
  const [state, setState] = useState<ScreenState>(() => readHash(location.hash));
  const [isWhole, setWhole] = useState(() => isRead(location.hash));
  const [isFull, setFull] = useState(false);
  const [isHelp, setHelp] = useState(false);
  const [isBeeping, setBeeping] = useState(false);
  const [phase, setPhase] = useState<Phase>('idle');
  const [details, setDetails] = useState<ScreenDetails>();
  const [, setChanges] = useState(0);
  const [target, setTarget] = useState('0');
  const [size, setSize] = useState({width: '1920', height: '1080'});
  const [refresh, setRefresh] = useState<Refresh | 'measuring'>();
  const [said, setSaid] = useState('');
  const [pixels, setPixels] = useState({width: 0, height: 0});
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useLatest({state, isHelp, isFull});
  const pattern = patternOf(state);
  const screens = details?.screens ?? [];
  const chosen = screens[Number(target)];
  const outputName = chosen?.label ?? 'This display';
  useWakeLock(isFull);

  const change = useCallback((next: ScreenState) => {
    setState(next);
    setWhole(true);
    setBeeping(false);
    history.replaceState(history.state, '', writeHash(next));
  }, []);

  const {pattern: shown, variant, wall} = state;
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) {
      return undefined;
    }
    const {draw, moves = false} = patternOf({pattern: shown});
    let request = 0;
    let frame = 0;
    let start: number | undefined;
    const beeps = isBeeping ? startBeeps() : undefined;
    const paint = (now: number): void => {
      start ??= now;
      // The flash follows the clock of the sound, so that both leave the computer together.
      const isWaiting = patternOf({pattern: shown}).id === 'lip-sync' && !beeps;
      const time = beeps ? beeps.time() : isWaiting ? flashMs : now - start;
      const {width, height} = element;
      draw(context, {width, height, name: outputName, variant, wall, time, frame});
      if (latest.current.isHelp) {
        drawHelp(
          context,
          `${patternOf({pattern: shown}).title}: ${patternOf({pattern: shown}).variants[variant]}`,
        );
      }
      frame += 1;
      if (moves && !isWaiting) {
        request = requestAnimationFrame(paint);
      }
    };
    const fit = (width: number, height: number): void => {
      element.width = width;
      element.height = height;
      setPixels({width, height});
      cancelAnimationFrame(request);
      request = requestAnimationFrame(paint);
    };
    const observer = new ResizeObserver(([entry]) => {
      // Chromium and Firefox know the pixels; elsewhere they are calculated.
      const box = entry?.devicePixelContentBoxSize?.[0];
      const css = entry?.contentBoxSize[0];
      fit(
        box?.inlineSize ?? Math.round((css?.inlineSize ?? 640) * devicePixelRatio),
        box?.blockSize ?? Math.round((css?.blockSize ?? 360) * devicePixelRatio),
      );
    });
    if (isFull) {
      observer.observe(element);
    } else {
      fit(960, 540);
    }
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
      beeps?.stop();
    };
  }, [shown, variant, wall, isFull, isHelp, isBeeping, outputName, latest]);

  useEffect(() => fitColumn(canvas.current), []);

  useEffect(() => {
    const onFull = (): void => {
      const now = document.fullscreenElement === canvas.current;
      setFull(now);
      if (canvas.current) {
        canvas.current.style.cursor = now ? 'none' : '';
      }
    };
    document.addEventListener('fullscreenchange', onFull);
    return () => document.removeEventListener('fullscreenchange', onFull);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!latest.current.isFull || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const next = afterKey(latest.current.state, event.key);
      if (next) {
        event.preventDefault();
        // A key that is held would make fields flash.
        if (!event.repeat) {
          change(next);
        }
      } else if (event.key.toLowerCase() === 'h') {
        event.preventDefault();
        setHelp((help) => !help);
      }
    };
    // Before the shortcuts of the site see the key.
    window.addEventListener('keydown', onKey, {capture: true});
    return () => window.removeEventListener('keydown', onKey, {capture: true});
  }, [change, latest]);

  useEffect(() => {
    const onChange = (): void => setChanges((count) => count + 1);
    details?.addEventListener('screenschange', onChange);
    return () => details?.removeEventListener('screenschange', onChange);
  }, [details]);

  const askScreens = async (): Promise<void> => {
    setPhase('asking');
    try {
      const given = await (window as ManagedWindow).getScreenDetails?.();
      setDetails(given);
      setPhase(given && given.screens.length > 1 ? 'connected' : 'none');
    } catch (error) {
      setPhase(isRefusal(error) ? 'refused' : 'lost');
    }
  };
  const show = async (): Promise<void> => {
    try {
      // `screen` is not in the list of options that TypeScript knows.
      await canvas.current?.requestFullscreen({
        navigationUI: 'hide',
        ...(chosen && {screen: chosen}),
      });
    } catch {
      setSaid(
        'This browser does not show pages full screen. Save the pattern as an image instead.',
      );
    }
  };
  const measure = (): void => {
    setRefresh('measuring');
    const times: number[] = [];
    const next = (now: number): void => {
      times.push(now);
      if (now - (times[0] ?? now) < measuredMs) {
        requestAnimationFrame(next);
      } else {
        setRefresh(refreshOf(times));
      }
    };
    requestAnimationFrame(next);
  };
  const save = (): void => {
    const width = Number(size.width);
    const height = Number(size.height);
    const element = document.createElement('canvas');
    element.width = width;
    element.height = height;
    const context = element.getContext('2d');
    if (!context) {
      setSaid('This browser can’t make an image of that size.');
      return;
    }
    const scene: Scene = {width, height, name: 'Test pattern', variant, wall, time: 0, frame: 0};
    pattern.draw(context, scene);
    element.toBlob((blob) => {
      setSaid(blob ? 'Image saved.' : 'This browser can’t make an image of that size.');
      if (blob) {
        download(`${pattern.id}-${width}x${height}.png`, blob);
      }
    });
  };
  const isSize = (text: string, most: number): boolean =>
    /^\d+$/.test(text) && Number(text) >= 16 && Number(text) <= most;
  const canSave = isSize(size.width, largest.width) && isSize(size.height, largest.height);
  const isMeasured = refresh !== undefined && refresh !== 'measuring';

  return (
    <>
      <State phase={phase}>
        {'getScreenDetails' in window
          ? {
              unsupported: '',
              idle: 'To choose a display from a list, press “Find displays”. The browser asks for your permission first.',
              asking: 'The browser is asking whether this page may see your displays.',
              refused: undoRefusal('window management'),
              none: 'There is one display. Connect the projector and extend the desktop; it appears here by itself.',
              connected: `${screens.length} displays.`,
              lost: 'The displays could not be listed. Drag this window to the projector instead.',
            }[phase]
          : 'This browser can’t choose a display. Drag this window to the projector, then press “Show full screen”.'}
      </State>
      {!isWhole && (
        <p className={styles.warning} role="status">
          Part of the link can’t be used, so the pattern may differ from what was sent. A wall has 1
          to {mostPanels} panels each way, and a panel 1 to {largestPanel} px.
        </p>
      )}
      <div className={styles.fields}>
        <Select
          id="bench-screen-pattern"
          label="Pattern"
          value={String(shown)}
          options={patterns.map(({title}, index) => ({
            value: String(index),
            label: `${index + 1}. ${title}`,
          }))}
          onChange={(value) => change({...state, pattern: Number(value), variant: 0})}
        />
        <Select
          id="bench-screen-variant"
          label="Variant"
          value={String(variant)}
          options={pattern.variants.map((label, index) => ({value: String(index), label}))}
          onChange={(value) => change({...state, variant: Number(value)})}
        />
        {screens.length > 1 && (
          <Select
            id="bench-screen-display"
            label="Display"
            value={target}
            options={screens.map(({label, width, height}, index) => ({
              value: String(index),
              label: `${label || `Display ${index + 1}`} (${width} × ${height})`,
            }))}
            onChange={setTarget}
          />
        )}
        {pattern.id === 'wall' &&
          (
            [
              ['columns', 'Columns of panels', mostPanels],
              ['rows', 'Rows of panels', mostPanels],
              ['panelWidth', 'Panel width in px', largestPanel],
              ['panelHeight', 'Panel height in px', largestPanel],
            ] as const
          ).map(([key, label, most]) => (
            <Input
              key={key}
              id={`bench-screen-${key}`}
              label={label}
              hint={`1 to ${most}`}
              value={wall[key] || ''}
              onChange={(text) => {
                const value = Number(text);
                if (Number.isInteger(value) && value >= 0 && value <= most) {
                  change({...state, wall: {...wall, [key]: value}});
                }
              }}
            />
          ))}
      </div>
      {pattern.id === 'lip-sync' && (
        <p className={styles.warning}>
          <strong>Watch out:</strong> the square flashes and a tone of 1 kHz beeps once a second.
          Turn the sound system down first.{' '}
        </p>
      )}
      <div className={styles.buttons}>
        <Button main onPress={() => void show()}>
          Show full screen
        </Button>
        {'getScreenDetails' in window && (
          <Button onPress={() => void askScreens()}>Find displays</Button>
        )}
        {pattern.id === 'lip-sync' && (
          <Button onPress={() => setBeeping(!isBeeping)}>
            {isBeeping ? 'Stop beep and flash' : 'Start beep and flash'}
          </Button>
        )}
      </div>
      <div className={styles.picture}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Test pattern: ${pattern.title}, ${pattern.variants[variant]}`}
          data-pattern={pattern.id}
          data-variant={variant}
        />
      </div>
      <p className={styles.note}>
        In full screen: left and right arrows change the pattern, up and down its variant, 1 to 9
        and 0 choose a pattern, H shows this help, Escape ends.
      </p>
      <Values
        lines={[
          {label: 'Window', value: `${innerWidth} × ${innerHeight} CSS px`},
          {label: 'Display', value: `${screen.width} × ${screen.height} CSS px`},
          {label: 'Device pixel ratio', value: String(devicePixelRatio)},
          {
            label: isFull ? 'Pattern on the display' : 'Preview',
            value: `${pixels.width} × ${pixels.height} px`,
          },
          {label: 'Colour', value: colourOf()},
          ...(isMeasured
            ? [
                {label: 'Refresh rate', value: `${refresh.rate.toFixed(2)} Hz`},
                {label: 'Late frames in 5 s', value: String(refresh.late)},
              ]
            : []),
        ]}
      />
      <div className={styles.buttons}>
        <Button disabled={refresh === 'measuring'} onPress={measure}>
          {refresh === 'measuring' ? 'Measuring for 5 seconds …' : 'Measure refresh rate'}
        </Button>
      </div>
      {isMeasured && (
        <Drawing
          label={`Histogram of the time between frames, 0 to ${longestGap} ms: ${refresh.late} late`}
          width={510}
          height={80}
          version={refresh}
          draw={(context, colour) => {
            const most = Math.max(...refresh.histogram);
            for (const [ms, count] of refresh.histogram.entries()) {
              const height = count === 0 ? 0 : Math.max(2, (80 * count) / most);
              context.fillStyle = colour(
                ms > 1500 / refresh.rate ? '--danger-text' : '--green-fill',
              );
              context.fillRect(10 * ms, 80 - height, 9, height);
            }
          }}
        />
      )}
      <div className={styles.fields}>
        <Input
          id="bench-screen-width"
          label="Image width in px"
          hint={`16 to ${largest.width}`}
          value={size.width}
          onChange={(width) => setSize({...size, width})}
        />
        <Input
          id="bench-screen-height"
          label="Image height in px"
          hint={`16 to ${largest.height}`}
          value={size.height}
          onChange={(height) => setSize({...size, height})}
        />
      </div>
      <div className={styles.buttons}>
        <Button disabled={!canSave} onPress={save}>
          Save as PNG
        </Button>
        <Button
          onPress={() =>
            void navigator.clipboard.writeText(location.href.split('#')[0] + writeHash(state)).then(
              () => setSaid('Link copied.'),
              () => setSaid('Copy the address from the address bar.'),
            )
          }>
          Copy link to this pattern
        </Button>
      </div>
      <p className={styles.said} aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** The keys, over the pattern. */
function drawHelp(context: CanvasRenderingContext2D, title: string): void {
  const lines = [
    title,
    '← →  pattern',
    '↑ ↓  variant',
    '1 to 9, 0  pattern by number',
    'H  help',
    'Esc  end',
  ];
  const size = Math.max(14, Math.round(context.canvas.height / 40));
  context.fillStyle = 'rgb(0 0 0 / 80%)';
  context.fillRect(size, size, size * 22, size * (1.6 * lines.length + 1));
  context.fillStyle = 'rgb(255 255 255)';
  context.font = `${size}px sans-serif`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  for (const [index, line] of lines.entries()) {
    context.fillText(line, 2 * size, size * (2.3 + 1.6 * index));
  }
}
