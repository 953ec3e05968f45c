import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';

import {useAnnounced, useSharedHash} from './announce';
import {fieldCodec, stateHash} from './codec';
import {FieldView} from './Fields';
import {list, plain} from '../../components/fields/format';
import {
  arranged,
  type Field,
  type Outcome,
  type CalculatorModel,
  type CalculatorState,
} from './model';
import {tidy} from '../../components/fields/parse';
import StaticTable from './StaticTable';
import styles from './calculators.module.css';
import {useCalculatorState} from './useCalculatorState';

/** What every calculator takes. */
export interface CalculatorProps {
  /** Level of the calculator's heading, one below the heading above it; `page` if the page's title is its heading. */
  level?: 'page' | 'h2' | 'h3' | 'h4';
}

/** What a calculator's drawing gets: the last state that has a result. */
interface Drawn<S extends CalculatorState, V> {
  state: S;
  /** What its fields mean. */
  values: V;
  /** Changes fields, as if the reader had typed. */
  set: (change: Partial<S>) => void;
}

/** What the drawing of a model gets. */
export type PictureProps<M> = M extends CalculatorModel<infer S, infer V> ? Drawn<S, V> : never;

/** What further controls of a model get: the last state, or the first one. */
export type Controls<M> = Pick<PictureProps<M>, 'state' | 'set'>;

interface Drawings<S extends CalculatorState, V> {
  /** A drawing with what belongs to it, below the main figures. Not there while there is no result. */
  drawing?: (props: Drawn<S, V>) => ReactNode;
  /** Further controls beside the result, which are there without one too. */
  controls?: (props: Pick<Drawn<S, V>, 'state' | 'set'>) => ReactNode;
  /** A drawing that stays in view while the fields are changed. */
  plot?: (props: Drawn<S, V>) => ReactNode;
}

/** Fields in order, neighbours of one group together. */
function groups(fields: readonly Field[]): {group: string | undefined; fields: Field[]}[] {
  const sets: {group: string | undefined; fields: Field[]}[] = [];
  for (const field of fields) {
    const last = sets.at(-1);
    if (last && last.group === field.group) {
      last.fields.push(field);
    } else {
      sets.push({group: field.group, fields: [field]});
    }
  }
  return sets;
}

/** A field's value as a reader would say it. */
function spoken(field: Field, value: string): string {
  if (field.kind === 'check') {
    return value === '1' ? 'yes' : 'no';
  }
  const label = field.options?.find((option) => option.value === value)?.label ?? value;
  const isBare = /^[-\d., ]+$/.test(tidy(label));
  return field.unit === undefined || !isBare ? label : `${label} ${field.unit}`;
}

/** Inputs and results of a calculator as plain text, one per line, as they are copied. */
export function resultText(
  title: string,
  model: Pick<CalculatorModel, 'fields'>,
  state: CalculatorState,
  outcome: Outcome,
): string {
  const inputs = model.fields
    .filter((field) => field.when?.(state) ?? true)
    .filter((field) => state[field.id] !== '')
    .map((field) => `${field.label}: ${spoken(field, state[field.id] ?? '')}`);
  const results = outcome.ok ? outcome.lines.map((line) => `${line.label}: ${line.value}`) : [];
  const remarks = outcome.ok
    ? [
        ...(outcome.warnings ?? []).map((warning) => `Watch out: ${warning}`),
        ...(outcome.notes ?? []),
      ]
    : [];
  return plain([title, ...inputs, '', ...results, ...remarks].join('\n'));
}

/** What is read out of a result: its main lines and what to watch out for; nothing for a refusal. */
export function spokenResult(outcome: Outcome): string {
  if (!outcome.ok) {
    return '';
  }
  const {main} = arranged(outcome.lines);
  return plain(
    [
      ...main.map(({label, value}) => `${label}: ${value}.`),
      ...(outcome.warnings ?? []).map((warning) => `Watch out: ${warning}`),
    ].join(' '),
  );
}

/** What a link or the storage left out, by the labels of the fields. */
function leftOut(left: readonly string[], fields: readonly Field[]): string {
  const names = left.slice(0, 5).map((id) => {
    const {label = id.slice(0, 40), name = label} = fields.find((field) => field.id === id) ?? {};
    return `“${name}”`;
  });
  return `Part of the link or of the stored inputs can’t be read. Left out: ${list(left.length > 5 ? [...names, 'more'] : names)}. Compare the fields with what was sent.`;
}

/** What is over its limit, and the main figures. */
function Figures({lines}: Outcome & {ok: true}): ReactNode {
  return (
    <output className={styles.output} aria-live="off">
      {arranged(lines).main.map((line) => (
        <span className={styles.main} key={line.label} data-over={line.over ? '' : undefined}>
          <span className={styles.mainLabel}>
            {line.label} {line.over && '(over the limit) '}
          </span>
          <span className={styles.figure}>{line.value} </span>
        </span>
      ))}
    </output>
  );
}

/** What to watch out for, and the details. */
function Details(outcome: Outcome & {ok: true}): ReactNode {
  const {rest} = arranged(outcome.lines);
  return (
    <div className={styles.result}>
      {outcome.warnings?.map((warning) => (
        <p className={styles.warning} key={warning}>
          <strong>Watch out:</strong> {warning}
        </p>
      ))}
      {rest.length > 0 && (
        <dl className={styles.lines}>
          {rest.map((line) => (
            <div className={styles.line} key={line.label}>
              <dt>{line.label}</dt>
              <dd>{line.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {outcome.notes?.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
      {outcome.link && (
        <p className={styles.note}>
          <Link to={outcome.link.to}>{outcome.link.text}</Link>
        </p>
      )}
    </div>
  );
}

/**
 * What the result's place says while there is none. What is wrong is said once, at its field; only what
 * belongs to no field that is shown is said here.
 */
function refusal(errors: Readonly<Record<string, string>>, shown: readonly Field[]): string {
  const labels = shown
    .filter(({id}) => errors[id] !== undefined)
    .map(({label, name = label}) => `“${name}”`);
  const others = Object.entries(errors)
    .filter(([id]) => !shown.some((field) => field.id === id))
    .map(([, message]) => message);
  return [
    'No result yet.',
    ...(labels.length > 0 ? [`Check ${list(labels)}.`] : []),
    ...others,
  ].join(' ');
}

function Frame<S extends CalculatorState, V>({
  model,
  level = 'h3',
  plot,
  controls,
  drawing,
}: CalculatorProps & Drawings<S, V> & {model: CalculatorModel<S, V>}): ReactNode {
  const {about, defaults, fields} = model;
  const {id: name, title, purpose} = about;
  const codec = useMemo(() => fieldCodec<S>(fields), [fields]);
  const {state, left, set, reset} = useCalculatorState(name, defaults, codec);
  const outcome = useMemo<Outcome>(() => {
    const solved = model.solve(state);
    const told = left && leftOut(left, fields);
    if (told === undefined) {
      return solved;
    }
    return solved.ok
      ? {...solved, warnings: [told, ...(solved.warnings ?? [])]}
      : {...solved, errors: {...solved.errors, '': told}};
  }, [model, fields, state, left]);
  // The last result keeps its room while there is none, so that nothing moves under the reader's finger.
  const [last, setLast] = useState({state, outcome});
  if (outcome.ok && outcome !== last.outcome) {
    setLast({state, outcome});
  }
  const [dropped, setDropped] = useState<S>();
  const [said, setSaid] = useState('');
  const [isChanged, setIsChanged] = useState(false);
  const section = useRef<HTMLElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const Heading = level === 'page' ? 'h2' : level;
  const scope = `tool-${name}`;

  useSharedHash(name, section);

  useEffect(() => {
    if (said === '') {
      return undefined;
    }
    const timer = setTimeout(() => setSaid(''), 6000);
    return () => clearTimeout(timer);
  }, [said]);

  const answer = spokenResult(outcome);
  const {announced, announce} = useAnnounced(answer, isChanged);

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      if (result.current) {
        getSelection()?.selectAllChildren(result.current);
      }
      setSaid(
        'Your browser blocked copying. The result is selected, so copy it with the keyboard or the menu.',
      );
    }
  };

  const visible = fields.filter((field) => field.when?.(state) ?? true);
  const errors: Readonly<Record<string, string>> = outcome.ok ? {} : outcome.errors;
  const rare = visible.filter(
    ({rare: isRare, kind, value}) =>
      isRare ?? (value === '' && kind !== 'choice' && kind !== 'select'),
  );
  const view = (some: readonly Field[]) =>
    groups(some).map(({group, fields: members}) => {
      const views = members.map((field) => (
        <FieldView
          key={field.id}
          field={field}
          scope={scope}
          value={state[field.id] ?? ''}
          error={errors[field.id]}
          offers={outcome.ok ? undefined : outcome.offers?.[field.id]}
          onChange={(value) => {
            setDropped(undefined);
            setIsChanged(true);
            const next = {...state, [field.id]: value};
            set({[field.id]: value, ...model.rewrite?.(state, next)} as Partial<S>);
          }}
        />
      ));
      return group === undefined ? (
        views
      ) : (
        <fieldset className={`${styles.group} ${styles.wide}`} key={group}>
          <legend className={styles.legend}>{group}</legend>
          {views}
        </fieldset>
      );
    });

  const reading = model.read(last.state);
  const controlled = {
    state: last.state,
    set: (change: Partial<S>) => {
      setIsChanged(true);
      set(change);
    },
  };
  const picture = last.outcome.ok && reading.ok && {...controlled, values: reading.values};

  return (
    <section
      className={clsx(styles.instrument, styles.calculator, level === 'page' && styles.page)}
      id={scope}
      aria-label={title}
      ref={section}>
      {level !== 'page' && (
        <Heading className={styles.title} id={`${scope}-title`}>
          {title}
        </Heading>
      )}
      <p className={styles.purpose}>{purpose}</p>
      <form
        className={`instrument-form ${styles.form}`}
        // Paper shows what somebody has entered; the example in its place would be noise there.
        data-refused={outcome.ok ? undefined : ''}
        data-entered={fields.some(({id}) => state[id] !== defaults[id]) ? '' : undefined}
        onBlur={({target}) => {
          const problem = isChanged && errors[target.getAttribute('name') ?? ''];
          if (problem) {
            announce(problem);
          }
        }}
        onSubmit={(event) => {
          event.preventDefault();
          announce(answer || Object.values(errors).join(' '));
        }}>
        <div className={styles.inputs}>
          <div className={styles.fields}>
            {view(visible.filter((field) => !rare.includes(field)))}
          </div>
          {rare.length > 0 && (
            <details
              className={styles.details}
              data-ready=""
              open={isUnfolded || rare.some(({id}) => state[id] !== defaults[id])}
              onToggle={({currentTarget}) => setUnfolded(currentTarget.open)}>
              <summary className={styles.summary}>More options</summary>
              <div className={styles.fields}>{view(rare)}</div>
            </details>
          )}
        </div>
        <div className={styles.outcome} ref={result}>
          {picture && plot?.(picture)}
          {controls?.(controlled)}
          <div className={styles.bar}>
            {!outcome.ok && (
              <output className={styles.refusal} aria-live="off">
                {refusal(errors, visible)}
              </output>
            )}
            {last.outcome.ok && <Figures {...last.outcome} />}
          </div>
          {picture && drawing && <div className={styles.drawing}>{drawing(picture)}</div>}
          {last.outcome.ok && <Details {...last.outcome} />}
          <div className={styles.buttons}>
            <button
              className={styles.primary}
              type="button"
              disabled={!outcome.ok}
              onClick={() => void copy(resultText(title, model, state, outcome), 'Result copied.')}>
              Copy result
            </button>
            <button
              className={styles.button}
              type="button"
              onClick={() =>
                void copy(
                  location.href.split('#')[0] + stateHash(name, state),
                  'Link to these inputs copied.',
                )
              }>
              Copy link
            </button>
            <button
              className={styles.button}
              type="button"
              onClick={() => {
                setDropped(dropped ? undefined : state);
                if (dropped) {
                  set(dropped);
                } else {
                  reset();
                }
                setSaid(dropped ? 'Your inputs are back.' : 'All fields are reset.');
              }}>
              {dropped ? 'Undo reset' : 'Reset'}
            </button>
          </div>
          <p className={styles.said} aria-live="polite">
            {said}
          </p>
        </div>
        {announced}
      </form>
      <div className={styles.rule}>
        {model.rule.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <StaticTable title={model.tableTitle ?? 'Table of common values'} make={model.table} />
    </section>
  );
}

/**
 * The component of a calculator, in the frame of all: heading, labelled fields, live result, buttons to copy and
 * to reset, the rule, the table. A state that gives no result shows what is wrong instead, in the result's
 * place and at the field.
 */
export function calculatorView<S extends CalculatorState, V>(
  model: CalculatorModel<S, V>,
  drawings: Drawings<S, V> = {},
): (props: CalculatorProps) => ReactNode {
  return function Calculator(props) {
    return <Frame model={model} {...drawings} {...props} />;
  };
}
