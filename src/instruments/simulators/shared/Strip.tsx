import type {ReactNode} from 'react';
import FieldList, {type FieldListProps} from '../../../components/fields/FieldList';
import fieldStyles from '../../../components/fields/fields.module.css';
import LiveText from '../../../components/shared/LiveText';
import styles from '../../kit/calculators.module.css';
import own from './simulators.module.css';

/**
 * A titled set of fields; rare ones are folded, with the number of those that have been changed.
 *
 * @param props.isWide - takes a whole row, with fields side by side
 * @param props.children - further controls, below the folded fields
 */
export default function Strip({
  title,
  fields,
  isWide = false,
  children,
  ...props
}: FieldListProps & {title: string; isWide?: boolean; children?: ReactNode}): ReactNode {
  const rare = fields.filter((field) => field.rare);
  const changed = rare.filter(({id, value}) => props.state[id] !== value).length;
  return (
    <fieldset className={own.strip} data-wide={isWide ? '' : undefined}>
      <legend className={fieldStyles.legend}>{title}</legend>
      <FieldList fields={fields.filter((field) => !field.rare)} {...props} />
      {rare.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <LiveText text={changed > 0 ? `More (${changed} set)` : 'More'} />
          </summary>
          <div className={own.more}>
            <FieldList fields={rare} {...props} />
            {children}
          </div>
        </details>
      )}
    </fieldset>
  );
}
