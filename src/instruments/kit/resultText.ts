/** Results as plain text: to copy, to announce, and to show instead of a result. */
import {list, toPlainText} from '../../components/fields/format';
import {type Field, withLabel} from '../../components/fields/model';
import {tidy} from '../../components/fields/parse';
import {type CalculatorModel, type CalculatorState, groupLines, type Outcome} from './model';

/** A field's value in words, with its unit. */
function valueText(field: Field, value: string): string {
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
    .map((field) => withLabel(field, state, model.fields))
    .map((field) => `${field.label}: ${valueText(field, state[field.id] ?? '')}`);
  const results = outcome.ok ? outcome.lines.map((line) => `${line.label}: ${line.value}`) : [];
  const remarks = outcome.ok
    ? [...outcome.warnings.map((warning) => `Watch out: ${warning}`), ...outcome.notes]
    : [];
  return [title, ...inputs, '', ...[...results, ...remarks].map(toPlainText)].join('\n');
}

/** What is announced of a result: its main lines and warnings; empty for a refusal. */
export function announcedResult(outcome: Outcome): string {
  if (!outcome.ok) {
    return '';
  }
  const {main} = groupLines(outcome.lines);
  return toPlainText(
    [
      ...main.map(({label, value}) => `${label}: ${value}.`),
      ...outcome.warnings.map((warning) => `Watch out: ${warning}`),
    ].join(' '),
  );
}

/** Names the fields that a link or the storage had no valid value for. */
export function skippedText(ids: readonly string[], fields: readonly Field[]): string {
  const names = ids.slice(0, 5).map((id) => {
    const {label = id.slice(0, 40), name = label} = fields.find((field) => field.id === id) ?? {};
    return `“${name}”`;
  });
  return `Part of the link or of the stored inputs can’t be read. Left out: ${list(ids.length > 5 ? [...names, 'more'] : names)}. Compare the fields with what was sent.`;
}

/**
 * The text shown while there is no result. An error appears once, at its field; only errors of
 * hidden fields are repeated here.
 */
export function refusalText(
  errors: Readonly<Record<string, string>>,
  visible: readonly Field[],
): string {
  const labels = visible
    .filter(({id}) => errors[id] !== undefined)
    .map(({label, name = label}) => `“${name}”`);
  const others = Object.entries(errors)
    .filter(([id]) => !visible.some((field) => field.id === id))
    .map(([, message]) => message);
  return [
    'No result yet.',
    ...(labels.length > 0 ? [`Check ${list(labels)}.`] : []),
    ...others,
  ].join(' ');
}
