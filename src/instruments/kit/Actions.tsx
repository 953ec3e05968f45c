import {type ReactNode, type RefObject, useEffect} from 'react';
import Button from '../../components/fields/Button';
import styles from './calculators.module.css';
import {stateHash} from './codec';
import type {CalculatorModel} from './model';
import {resultText} from './resultText';
import {useStatus} from './status';
import type {Calculator} from './useCalculator';

/** Time in ms for which the result of an action stays visible. */
const statusMs = 6000;

/** Copies the result or a link, and resets the fields. */
export default function Actions({
  model,
  result,
  calculator: {state, outcome, canUndo, toggleReset},
}: {
  model: Pick<CalculatorModel, 'about' | 'fields'>;
  /** Selected where copying is not allowed. */
  result: RefObject<HTMLElement | null>;
  calculator: Pick<Calculator, 'state' | 'outcome' | 'canUndo' | 'toggleReset'>;
}): ReactNode {
  const {statusLine, status, setStatus, copy} = useStatus();
  const {id, title} = model.about;

  useEffect(() => {
    const timer = status === '' ? undefined : setTimeout(() => setStatus(''), statusMs);
    return () => clearTimeout(timer);
  }, [status, setStatus]);

  const copyOrSelect = (text: string, successMessage: string): void =>
    void copy(
      text,
      successMessage,
      'Your browser blocked copying. The result is selected, so copy it with the keyboard or the menu.',
    ).then((isCopied) => {
      if (!isCopied && result.current) {
        getSelection()?.selectAllChildren(result.current);
      }
    });
  return (
    <>
      <div className={styles.buttons}>
        <Button
          main
          disabled={!outcome.ok}
          onClick={() => copyOrSelect(resultText(title, model, state, outcome), 'Result copied.')}>
          Copy result
        </Button>
        <Button
          onClick={() =>
            copyOrSelect(
              location.href.split('#')[0] + stateHash(id, state),
              'Link to these inputs copied.',
            )
          }>
          Copy link
        </Button>
        <Button
          onClick={() => {
            toggleReset();
            setStatus(canUndo ? 'Your inputs are back.' : 'All fields are reset.');
          }}>
          {canUndo ? 'Undo reset' : 'Reset'}
        </Button>
      </div>
      {statusLine}
    </>
  );
}
