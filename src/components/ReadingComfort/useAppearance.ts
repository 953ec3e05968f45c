import {useColorMode} from '@docusaurus/theme-common';
import {useReading} from './useReading';

/** A choice of colours. For readers stage mode is one of them; in CSS it is applied on top of light or dark. */
export type Appearance = 'system' | 'light' | 'dark' | 'stage';

/** The appearance and its setter. */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  const {colorModeChoice, setColorMode} = useColorMode();
  const [stage, setStage] = useReading('stage');
  const choose = (appearance: Appearance): void => {
    setStage(appearance === 'stage' ? 'on' : 'off');
    if (appearance !== 'stage') {
      setColorMode(appearance === 'system' ? null : appearance);
    }
  };
  return [stage === 'on' ? 'stage' : (colorModeChoice ?? 'system'), choose];
}
