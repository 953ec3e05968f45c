import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  askedCalculator,
  calculatorById,
  featured,
  getCalculatorAddress,
  quickCalculators,
  stateHash,
} from '../../instruments';
import LayeredDrawing from '../../components/LayeredDrawing';
import {type Example, examples} from './examples';
import styles from './calculators.module.css';
import home from './home.module.css';

type QuickCalculator = (typeof quickCalculators)[number];

/** An example with its result; links to the calculator with the example filled in. */
function ExampleLink({id}: {id: QuickCalculator}): ReactNode {
  const {asked, answer, state} = examples[id];
  return (
    // The calculator reads the values in the fragment.
    <Link
      className={styles.example}
      to={`${getCalculatorAddress(calculatorById(id))}${stateHash(id, state)}`}
      data-noBrokenLinkCheck>
      {asked} <strong>{answer}</strong>
    </Link>
  );
}

/** One field that opens the calculator with the answer; a form, so it works without JavaScript. */
function Question({id, ask}: {id: QuickCalculator; ask: NonNullable<Example['ask']>}): ReactNode {
  const {state} = examples[id];
  return (
    <form
      className={styles.question}
      action={useBaseUrl(getCalculatorAddress(calculatorById(id)))}
      method="get">
      <label htmlFor={`ask-${id}`}>{ask.label}</label>
      <input type="hidden" name={askedCalculator} value={id} />
      {Object.entries(state).map(([field, value]) =>
        field === ask.field ? (
          <input
            key={field}
            className="text-field no-print"
            id={`ask-${id}`}
            name={field}
            placeholder={value}
            inputMode={ask.keyboard}
            autoComplete="off"
            enterKeyHint="go"
            required
          />
        ) : (
          <input key={field} type="hidden" name={field} value={value} />
        ),
      )}
      <button type="submit" className="quiet-button">
        Calculate
      </button>
    </form>
  );
}

/** Calculators with a field first: on wide screens they have their own row. */
const quick = [...quickCalculators].sort(
  (one, other) => Number('ask' in examples[other]) - Number('ask' in examples[one]),
);

/** The calculators needed in a hurry, and featured simulators and tests. */
export default function Calculators(): ReactNode {
  return (
    <section aria-labelledby="calculators">
      <h2 className={home.heading} id="calculators">
        Calculate and test
      </h2>
      <ul className={styles.quick}>
        {quick.map((id) => {
          const {ask} = examples[id];
          return (
            <li key={id}>
              {ask ? (
                <Question id={id} ask={ask} />
              ) : (
                <p className={styles.name}>{calculatorById(id).title}</p>
              )}
              <ExampleLink id={id} />
            </li>
          );
        })}
      </ul>
      <ul className={styles.live}>
        {featured().map(({title, section, to, drawing}) => (
          <li key={to}>
            <Link to={to}>
              <span className={`always-dark accent-${section} ${styles.screen}`}>
                <LayeredDrawing className={styles.drawing} drawing={drawing} />
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className={home.more}>
        <Link to="/handbook/tools">All calculators</Link>{' '}
        <Link to="/handbook/test-bench">Test bench</Link>{' '}
        <Link to="/handbook/explorers">Simulators</Link>{' '}
        <Link to="/handbook/glossary">Glossary</Link>
      </p>
    </section>
  );
}
