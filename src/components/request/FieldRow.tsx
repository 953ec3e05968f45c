import type {ReactNode} from 'react';
import {SelectField, TextField} from '../fields/inputs';
import {type Field, type FieldId, kinds} from './fields';

interface Props {
  field: Field;
  value: string;
  error: string | undefined;
  onChange: (id: FieldId, value: string) => void;
  onBlur: (id: FieldId) => void;
}

/** Id of a field's control in the page. */
export function controlId(id: FieldId): string {
  return `request-${id}`;
}

/** A field of the request. */
export default function FieldRow({field, value, error, onChange, onBlur}: Props): ReactNode {
  const {id, label, hint, required = false, or, shape, limit, autoComplete} = field;
  const common = {
    ...{id: controlId(id), name: id, label, hint, value, error},
    unit: required ? undefined : `(${or?.label ?? 'optional'})`,
    isRequired: required,
    onBlur: () => onBlur(id),
    onChange: (text: string) => onChange(id, text),
  };
  if (shape === 'choice') {
    return <SelectField {...common} options={[{value: '', label: 'Choose one'}, ...kinds]} />;
  }
  const isLong = shape === 'text';
  return (
    <TextField
      {...common}
      {...(isLong && {rows: id === 'notes' ? 5 : 3, limit})}
      {...((shape === 'url' || shape === 'email') && {inputMode: shape})}
      autoComplete={autoComplete}
    />
  );
}
