/** Former names of fields and status, until simulators and test bench use the new ones. */
import {useStatus} from './status';

export {default as Button} from '../../components/fields/Button';
export {default as Field} from '../../components/fields/Field';
export {
  CheckField as Check,
  NumberField as NumberInput,
  SelectField as Select,
  SliderField as Slider,
  TextField as Input,
  useNumber,
} from '../../components/fields/inputs';
export {ReaderError as Said, useLatest} from './status';

export function useSaid() {
  const {statusLine: said, setStatus: say, unlessInvalid: unless, ...rest} = useStatus();
  return {said, say, unless, ...rest};
}
