import {type ReactNode, useState} from 'react';
import Button from '../../../components/fields/Button';
import type {FieldListProps} from '../../../components/fields/FieldList';
import type {FieldValues} from '../../../components/fields/model';
import {useAnnounced} from '../../kit/announce';
import styles from '../../kit/calculators.module.css';
import {type Codec, stateHash} from '../../kit/codec';
import Instrument, {Rule} from '../../kit/Instrument';
import {useStatus} from '../../kit/status';
import {useCalculatorState} from '../../kit/useCalculatorState';

/** What the view of a simulator takes, which its fields take too. */
export type SimulatorProps = Pick<FieldListProps, 'scope' | 'state' | 'change'>;

interface About {
  /** Identifies the simulator in addresses and storage. */
  name: string;
  title: string;
  /** Message for readers without JavaScript. */
  withoutScript: string;
  defaults: FieldValues;
  codec: Codec<FieldValues>;
  /** The result in words, announced when it has changed. */
  getAnnouncement: (state: FieldValues) => string;
  /** The state after “Start again”; `defaults` by default. */
  resetState?: (state: FieldValues) => FieldValues;
  /** Assumptions, a paragraph each. */
  rule: readonly string[];
  /** Takes the width of the table of contents too. */
  isWide?: boolean;
}

/**
 * Makes the component of a simulator: a view in the frame of instruments, which keeps its state in the address
 * and in this browser, copies a link, resets, and announces the result.
 */
export function simulator(
  {
    name,
    title,
    withoutScript,
    defaults,
    codec,
    getAnnouncement,
    resetState = () => defaults,
    rule,
    isWide,
  }: About,
  View: (props: SimulatorProps) => ReactNode,
): () => ReactNode {
  return function Simulator() {
    const {state, whole, set} = useCalculatorState(name, defaults, codec, false);
    const [isChanged, setIsChanged] = useState(false);
    const {statusLine, setStatus, copyLink} = useStatus();
    const {announced} = useAnnounced(getAnnouncement(state), isChanged);

    const change = (changes: FieldValues): void => {
      setIsChanged(true);
      setStatus('');
      set(changes);
    };

    return (
      <Instrument
        name={name}
        title={title}
        isPage={isWide}
        data-search-exclude=""
        data-no-markdown=""
        before={<p className="without-script">{withoutScript}</p>}>
        {!whole && (
          <p className={styles.warning} role="status">
            Part of the link or of the stored settings can’t be read, so this may differ from what
            was sent. Ask for the link again, or change a control to continue from here.
          </p>
        )}
        <View scope={name} state={state} change={change} />
        <div className={styles.buttons}>
          <Button main onClick={() => copyLink(stateHash(name, state))}>
            Copy link
          </Button>
          <Button
            onClick={() => {
              change(resetState(state));
              setStatus('Everything is reset.');
            }}>
            Start again
          </Button>
        </div>
        {announced}
        {statusLine}
        <Rule paragraphs={rule} />
      </Instrument>
    );
  };
}
