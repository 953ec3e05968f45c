import {useRef, useState, type ReactNode} from 'react';
import {Button, useSaid} from '../../kit/controls';
import {useAnnounced, useSharedHash} from '../../kit/announce';
import {stateHash, type Codec} from '../../kit/codec';
import type {CalculatorState} from '../../kit/model';
import styles from '../../kit/calculators.module.css';
import InstrumentForm from '../../kit/InstrumentForm';
import {useCalculatorState} from '../../kit/useCalculatorState';
import type {Change, ControlProps} from './Control';

interface About {
  /** Id of the simulator in addresses and storage. */
  name: string;
  title: string;
  /** Message for readers without JavaScript. */
  without: string;
  start: CalculatorState;
  codec: Codec<CalculatorState>;
  /** The result in words, announced when it has changed. */
  spoken: (state: CalculatorState) => string;
  /** The state after Start again; `start` by default. */
  again?: (state: CalculatorState) => CalculatorState;
  /** Paragraphs below everything: assumptions. */
  rule: readonly string[];
  /** Takes the width of the table of contents too. */
  isWide?: boolean;
}

/**
 * Makes the component of a simulator: a view in the common frame, which keeps its state in the address and in
 * this browser, copies a link, resets, and announces the result.
 */
export function simulator(about: About, View: (props: ControlProps) => ReactNode): () => ReactNode {
  const {name, title, without, start, codec, spoken, again = () => start, rule, isWide} = about;
  return function Simulator() {
    const {state, whole, set} = useCalculatorState(name, start, codec, false);
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
        <InstrumentForm>
          {!whole && (
            <p className={styles.warning} role="status">
              Part of the link or of the stored settings can’t be read, so this may differ from what
              was sent. Ask for the link again, or change a control to continue from here.
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
        </InstrumentForm>
      </section>
    );
  };
}
