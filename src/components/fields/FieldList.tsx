import type {ReactNode} from 'react';
import FieldView from './FieldView';
import type {Field, FieldValues} from './model';

export interface FieldListProps {
  fields: readonly Field[];
  /** Prefix of the ids, unique on the page. */
  scope: string;
  state: FieldValues;
  /** What is wrong, in words, by field. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Texts that a field would understand instead, by field. */
  offers?: Readonly<Record<string, readonly string[]>> | undefined;
  change: (changes: FieldValues) => void;
}

/** The fields of a model in order, without a container. */
export default function FieldList({
  fields,
  scope,
  state,
  errors = {},
  offers = {},
  change,
}: FieldListProps): ReactNode {
  return fields.map((field) => (
    <FieldView
      key={field.id}
      field={field}
      scope={scope}
      value={state[field.id] ?? ''}
      error={errors[field.id]}
      offers={offers[field.id]}
      onChange={(value) => change({[field.id]: value})}
    />
  ));
}
