import type {ReactNode} from 'react';
import FieldList, {type FieldListProps} from '../../../components/fields/FieldList';
import fieldStyles from '../../../components/fields/fields.module.css';
import LiveText from '../../../components/shared/LiveText';
import styles from '../../kit/calculators.module.css';
import own from './simulators.module.css';

/**
 * A titled set of fields; advanced ones are collapsed, with the number that have been changed.
 *
 * @param props.isWide - takes a whole row, with fields side by side
 * @param props.children - further controls, below the advanced fields
 */
export default function Strip({
  title,
  fields,
  isWide = false,
  children,
  ...props
}: FieldListProps & {title: string; isWide?: boolean; children?: ReactNode}): ReactNode {
  const advanced = fields.filter((field) => field.advanced);
  const changedCount = advanced.filter(({id, value}) => props.state[id] !== value).length;
  return (
    <fieldset className={own.strip} data-wide={isWide ? '' : undefined}>
      <legend className={fieldStyles.legend}>{title}</legend>
      <FieldList fields={fields.filter((field) => !field.advanced)} {...props} />
      {advanced.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <LiveText text={changedCount > 0 ? `More (${changedCount} set)` : 'More'} />
          </summary>
          <div className={own.more}>
            <FieldList fields={advanced} {...props} />
            {children}
          </div>
        </details>
      )}
    </fieldset>
  );
}
