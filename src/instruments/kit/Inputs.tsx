import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import FieldList from '../../components/fields/FieldList';
import type {Field} from '../../components/fields/model';
import fieldStyles from '../../components/fields/fields.module.css';
import styles from './calculators.module.css';
import type {Calculator} from './useCalculator';

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

/** The fields of a calculator; advanced ones are collapsed. */
export default function Inputs({
  scope,
  state,
  outcome,
  errors,
  visible,
  type: change,
}: Omit<Calculator, 'canUndo' | 'toggleReset'> & {scope: string}): ReactNode {
  const [isExpanded, setExpanded] = useState(false);
  const advanced = visible.filter(
    ({advanced: isAdvanced, kind, value}) =>
      isAdvanced ?? (value === '' && kind !== 'choice' && kind !== 'select'),
  );
  const offers = outcome.ok ? undefined : outcome.offers;
  const rows = (fields: readonly Field[]): ReactNode => (
    <div className={fieldStyles.fields}>
      {groups(fields).map(({group, fields: members}, index) => {
        const views = (
          <FieldList
            key={index}
            {...{scope, state, errors, change}}
            fields={members}
            offers={offers}
          />
        );
        return group === undefined ? (
          views
        ) : (
          <fieldset className={clsx(fieldStyles.group, fieldStyles.wide)} key={group}>
            <legend className={fieldStyles.legend}>{group}</legend>
            {views}
          </fieldset>
        );
      })}
    </div>
  );
  return (
    <div className={styles.inputs}>
      {rows(visible.filter((field) => !advanced.includes(field)))}
      {advanced.length > 0 && (
        <details
          className={styles.details}
          data-ready=""
          open={isExpanded || advanced.some(({id, value}) => state[id] !== value)}
          onToggle={({currentTarget}) => setExpanded(currentTarget.open)}>
          <summary className={styles.summary}>More options</summary>
          {rows(advanced)}
        </details>
      )}
    </div>
  );
}
