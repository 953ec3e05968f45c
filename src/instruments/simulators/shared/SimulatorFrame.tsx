import {useRef, useState, type ReactNode} from 'react';
import {Button, useSaid} from '../../kit/controls';
import {useAnnounced, useSharedHash} from '../../kit/announce';
import {stateHash, type Codec} from '../../kit/codec';
import type {CalculatorState} from '../../kit/model';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {useHydrated, useCalculatorState} from '../../kit/useCalculatorState';
import type {Change, ControlProps} from './Control';

interface About {
  /** Id of the explorer in addresses and storage. */
  name: string;
  title: string;
  /** What readers without JavaScript are told. */
  without: string;
  start: CalculatorState;
  codec: Codec<CalculatorState>;
  /** The result in words, read out when it has changed. */
  spoken: (state: CalculatorState) => string;
  /** What Start again goes back to; `start` by default. */
  again?: (state: CalculatorState) => CalculatorState;
  /** Paragraphs below everything: what is assumed. */
  rule: readonly string[];
  /** Uses the room of the page's list of contents too. */
  isWide?: boolean;
}

/**
 * The component of an explorer, in the frame of all: its state in the address and in this browser, a link
 * to copy, a way back to the start, and the result read out. Its controls answer once the application is
 * there.
 */
export function explorer(about: About, View: (props: ControlProps) => ReactNode): () => ReactNode {
  const {name, title, without, start, codec, spoken, again = () => start, rule, isWide} = about;
  return function Explorer() {
    const {state, whole, set} = useCalculatorState(name, start, codec, false);
    const isReady = useHydrated();
    const [isChanged, setIsChanged] = useState(false);
    const {said, say, copyLink} = useSaid();
    const section = useRef<HTMLElement>(null);
    const {announced} = useAnnounced(spoken(state), isChanged);
    useSharedHash(name, section);

    const change: Change = (next) => {
      setIsChanged(true);
      say('');
      set(next);
    };

    return (
      <section
        className={isWide ? `${styles.instrument} ${styles.page}` : styles.instrument}
        id={name}
        aria-label={title}
        data-search-exclude=""
        data-no-markdown=""
        ref={section}>
        <p className="without-script">{without}</p>
        <form
          className={`instrument-form ${styles.form}`}
          onSubmit={(event) => event.preventDefault()}>
          {/* Until the application is there, nothing would answer. */}
          <fieldset className={fields.fieldset} disabled={!isReady}>
            {!whole && (
              <p className={styles.warning} role="status">
                Part of the link or of the stored settings can’t be read, so this may differ from
                what was sent. Ask for the link again, or change a control to continue from here.
              </p>
            )}
            <View scope={name} state={state} change={change} />
            <div className={styles.buttons}>
              <Button main onPress={() => copyLink(stateHash(name, state))}>
                Copy link
              </Button>
              <Button
                onPress={() => {
                  change(again(state));
                  say('Everything is reset.');
                }}>
                Start again
              </Button>
            </div>
            {announced}
            {said}
            <div className={styles.rule}>
              {rule.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </fieldset>
        </form>
      </section>
    );
  };
}
