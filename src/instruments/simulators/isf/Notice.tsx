import type {ReactNode} from 'react';
import Button from '../../../components/fields/Button';
import styles from '../../kit/calculators.module.css';
import LiveText from '../../../components/shared/LiveText';

/** Why the output stands still, and a button that goes on, if one can. */
export default function Notice({
  role = 'alert',
  text,
  button,
  onClick = () => undefined,
}: {
  role?: 'alert' | 'status';
  text: string;
  button?: string | undefined;
  onClick?: () => void;
}): ReactNode {
  return (
    <div role={role}>
      <LiveText as="p" className={styles.warning} text={text} />
      {button && (
        <Button main onClick={onClick}>
          {button}
        </Button>
      )}
    </div>
  );
}
