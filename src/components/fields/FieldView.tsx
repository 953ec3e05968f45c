import type {ReactNode} from 'react';
import {CheckField, RadioField, SelectField, SliderField} from './inputs';
import {type FieldViewProps, getHint} from './model';
import TypedField from './TypedField';

/** A field of a model, by its kind. */
export default function FieldView(props: FieldViewProps): ReactNode {
  const {field, scope, value, error, onChange} = props;
  const {id: name, kind, label, options = [], min = 0, max = 100, step, unit = '', wide} = field;
  const common = {
    ...{id: `${scope}-${name}`, name, label, hint: getHint(field), error, isWide: wide},
    ...{value, options, onChange},
  };
  switch (kind) {
    case 'choice':
      return <RadioField {...common} />;
    case 'select':
      return <SelectField {...common} />;
    case 'check':
      return (
        <CheckField
          {...common}
          isOn={value === '1'}
          onChange={(isOn) => onChange(isOn ? '1' : '')}
        />
      );
    case 'range':
      return (
        <SliderField
          {...common}
          valueText={unit === '' ? value : `${value} ${unit}`}
          value={Number(value)}
          range={[min, max]}
          step={step}
          onChange={(next) => onChange(String(next))}
        />
      );
    default:
      return <TypedField {...props} />;
  }
}
