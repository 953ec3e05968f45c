/*
 * Swizzled (wrap, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: from the system's mode, the first press goes to the other one, and from stage mode it leaves
 * that, so that it always shows.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import {useReading} from '@site/src/components/ReadingComfort/useReading';
import {nextChoice, systemIsDark} from '@site/src/components/shared/colourChoice';

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  const [stage, setStage] = useReading('stage');
  const onChange = (): void => {
    if (stage === 'on') {
      setStage('off');
      return;
    }
    const next = nextChoice(props.value ?? 'system', systemIsDark());
    props.onChange(next === 'system' ? null : next);
  };
  return <ColorModeToggle {...props} onChange={onChange} />;
}
