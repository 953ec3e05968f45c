import type {ReactNode} from 'react';
import type {Playing} from './tracks';
import styles from './show.module.css';

/** Joins what `part` returns for the numbers from 0 to `count` - 1 to the data of a path. */
const path = (count: number, part: (index: number) => string): string =>
  Array.from({length: count}, (_, index) => part(index)).join('');

/** Rings that are the same after scaling by the square of their ratio, 1.3. */
const rings = path(12, (index) => {
  const x = 9 * 1.3 ** index;
  return `M${360 - x} ${147 - x * 0.6}h${2 * x}v${1.2 * x}h${-2 * x}z`;
});

/** Waves with a period of 88. */
const waves = path(
  4,
  (line) => `M96 ${180 + 18 * line}q22-${26 - 4 * line} 44 0${'t44 0'.repeat(9)}`,
);

const levels = path(12, (bar) => `M${199 + 29.3 * bar} 246v-${40 + ((bar * 53) % 97)}`);

/** Heads, of some radiuses, and shoulders at the lower edge, as seen from behind. */
const crowd = `M-20 310v-22${[7, 9, 6, 8]
  .map((radius, index) => `q2-6 10-7a${radius} ${radius} 0 1 1 8 0q8 1 10 ${index % 2 ? 10 : 4}`)
  .join('')
  .repeat(7)}V310z`;

const truss = `M20 6h680M20 14h680M20 14${'l8-8 8 8'.repeat(42)}`;

/** Someone at a table with a computer, in front of the screen. */
const player = 'M326 256v-26h20q3-13 10-15a7 7 0 1 1 8 0q7 2 10 15h20v26zM376 230l3-12h16l-3 12z';

/** Stops of a gradient that ends transparent, in the accent of the gradient. */
const fading = (
  <>
    <stop stopColor="var(--accent-text)" />
    <stop offset=".3" stopColor="var(--accent-line)" stopOpacity=".5" />
    <stop offset="1" stopColor="var(--accent-line)" stopOpacity="0" />
  </>
);

/** A moving head that hangs at `x`, turned by an angle in degrees, and the beam of its light, softer at the edges. */
function Lamp({
  x,
  light,
  angle,
}: {
  x: number;
  light?: string | undefined;
  angle: number;
}): ReactNode {
  return (
    <g transform={`translate(${x} 26)rotate(${angle})`}>
      <g className={styles.head}>
        {light ? (
          <g className={styles.layer} data-track="lights">
            {[1, 0.8, 0.6, 0.4, 0.2].map((width) => (
              <path
                key={width}
                d="M-7 14-56 270H56L7 14z"
                transform={`scale(${width} 1)`}
                fill={`url(#show-${light})`}
              />
            ))}
            <circle cy="14" r="30" fill={`url(#show-${light}-glow)`} />
          </g>
        ) : (
          <path
            className={styles.metal}
            d="M-10-6h20v13l-4 9H-6l-4-9zM-13-14h26M-13-14v16M13-14v16"
          />
        )}
      </g>
    </g>
  );
}

/** The stage: a screen with three layers, its glow, reflection, and four lights above it. */
export default function Stage({playing}: {playing: Playing}): ReactNode {
  const [video1, video2, text, lights] = playing;
  const [outer, inner] = lights === 1 ? [-26, -12] : [11, 4];
  const lamps: [number, number, string][] = [
    [76, outer, 'outer'],
    [172, inner, 'inner'],
    [548, -inner, 'inner'],
    [644, -outer, 'outer'],
  ];
  const accents = lights === 1 ? ['beam-for-max', 'handbook'] : ['beam-for-live', 'videosync'];
  return (
    <svg
      className={`always-dark ${styles.stage}`}
      data-printed-dark=""
      viewBox="0 0 720 300"
      aria-hidden="true">
      <defs>
        {['outer', 'inner'].map((light, index) => (
          <g key={light} className={`accent-${accents[index]}`}>
            <linearGradient id={`show-${light}`} x2="0" y2="1">
              {fading}
            </linearGradient>
            <radialGradient id={`show-${light}-glow`}>{fading}</radialGradient>
          </g>
        ))}
        <linearGradient id="show-sky" x2="0" y2="1">
          <stop className="accent-videosync" stopColor="var(--accent-soft)" />
          <stop className="accent-videosync" stopColor="var(--accent-line)" offset=".45" />
          <stop className="accent-handbook" stopColor="var(--accent-line)" offset=".65" />
          <stop className="accent-beam-for-live" stopColor="var(--accent-text)" offset=".85" />
        </linearGradient>
        <clipPath id="show-frame">
          <path d="M184 48h352v198H184z" />
        </clipPath>
      </defs>
      <path className={styles.black} d="M0 0h720v300H0z" />
      <g className={styles.layer} data-track="video-1">
        {video1 !== -1 && (
          <ellipse cx="360" cy="150" rx="350" ry="180" fill="url(#show-inner-glow)" opacity=".4" />
        )}
      </g>
      <g className={styles.layer} data-track="video-2">
        {video2 !== -1 && (
          <ellipse cx="360" cy="150" rx="350" ry="180" fill="url(#show-inner-glow)" opacity=".3" />
        )}
      </g>
      <g id="show-screen" clipPath="url(#show-frame)">
        <path d="M184 48h352v198H184z" className={styles.black} />
        <g className={`accent-videosync ${styles.layer}`} data-track="video-1">
          {video1 === 0 && (
            <>
              <path d="M184 48h352v198H184z" fill="url(#show-sky)" />
              <g className="accent-beam-for-live">
                <circle className={styles.sun} cx="360" cy="176" r="52" fill="var(--accent-text)" />
              </g>
              <path
                d="M184 214l50-34 44 30 58-44 66 52 48-30 86 44v20H184z"
                fill="var(--accent-line)"
                opacity=".55"
              />
              <path d="M184 236l70-34 60 30 74-22 60 26 88-30v40H184z" fill="var(--accent-soft)" />
            </>
          )}
          {video1 === 1 && (
            <path className={styles.tunnel} d={rings} fill="url(#show-sky)" fillRule="evenodd" />
          )}
        </g>
        <g
          className={`accent-beam-for-max ${styles.layer}`}
          data-track="video-2"
          fill="none"
          stroke="var(--accent-text)">
          {video2 === 0 && (
            <g className={styles.waves}>
              <path d={waves} strokeWidth="14" opacity=".25" />
              <path d={waves} strokeWidth="4" />
            </g>
          )}
          {video2 === 1 && (
            <path className={styles.levels} d={levels} strokeWidth="20" strokeDasharray="6 4" />
          )}
        </g>
        <path
          d="M228 48v198m44-198v198m44-198v198m44-198v198m44-198v198m44-198v198m44-198v198M184 98h352M184 147h352M184 196h352"
          stroke="var(--surface-1)"
          opacity=".5"
        />
        <g className={styles.layer} data-track="text">
          {text !== -1 && (
            <text className={styles.title} x="360" y="136" textAnchor="middle">
              {text ? 'ENCORE' : 'TONIGHT'}
            </text>
          )}
        </g>
      </g>
      <use
        className={styles.reflection}
        href="#show-screen"
        transform="matrix(1 0 0 -.3 0 332)"
        opacity=".25"
      />
      <path className={styles.metal} d={truss} />
      <path className={styles.black} d={player} />
      {lamps.map(([x, angle, light]) => (
        <g key={x}>
          {lights !== -1 && <Lamp x={x} angle={angle} light={light} />}
          <Lamp x={x} angle={angle} />
        </g>
      ))}
      <g className="accent-videosync">
        <path className={styles.crowd} d={crowd} />
      </g>
    </svg>
  );
}
