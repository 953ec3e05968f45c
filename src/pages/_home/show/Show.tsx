import {type InputEvent, type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHydrated} from '../../../components/shared/useHydrated';
import Stage from './Stage';
import {launchClip, type Playing, tracks} from './tracks';
import styles from './show.module.css';

/** Sets the level of a track as a custom property of the show: the CSP forbids `style` attributes. */
function setLevel({currentTarget, target}: InputEvent<HTMLElement>): void {
  const {name, value} = target as HTMLInputElement;
  currentTarget.style.setProperty(`--level-${name}`, value);
}

/**
 * A show to play: clips to launch, and faders that dim the layers of a screen and the lights. A still picture until
 * the first input, in print, with reduced motion and without JavaScript, where the controls are hidden.
 */
export default function Show(): ReactNode {
  const [playing, setPlaying] = useState<Playing>(tracks.map(() => 0));
  const [isMoving, setMoving] = useState(false);
  const isHydrated = useHydrated();
  return (
    <figure
      className={`always-dark ${styles.show}`}
      data-moving={isMoving || undefined}
      onInput={setLevel}>
      <Stage playing={playing} />
      <div className={`no-print ${styles.mixer}`} data-needs-script="">
        {tracks.map(({id, name, accent, clips, fader, level}, track) => (
          <fieldset
            key={id}
            className={`accent-${accent} ${styles.track}`}
            disabled={!isHydrated}
            data-track={id}>
            <legend className={styles.name}>{name}</legend>
            {clips.map((clip, index) => (
              <button
                key={clip}
                type="button"
                className={styles.clip}
                aria-pressed={playing[track] === index}
                onClick={() => {
                  setPlaying(launchClip(playing, track, index));
                  setMoving(true);
                }}>
                {clip}
              </button>
            ))}
            <label className={styles.fader}>
              {fader}
              <input
                type="range"
                name={id}
                defaultValue={level}
                autoComplete="off"
                aria-label={`${fader} of ${name}`}
              />
            </label>
          </fieldset>
        ))}
      </div>
      <figcaption className={styles.caption}>
        The fader sets the opacity.{' '}
        <Link to="/videosync/getting-started/your-first-video">Play it in your own Set</Link>
      </figcaption>
    </figure>
  );
}
