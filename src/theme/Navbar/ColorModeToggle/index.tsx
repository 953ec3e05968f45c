/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic.
 * Why: the reading comfort menu is beside the toggle. The first click from the system's mode switches to
 * the opposite mode, and a click in stage mode leaves that, so every click has a visible effect.
 */
import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import ReadingComfort from '@site/src/components/ReadingComfort';
import {useReading} from '@site/src/components/ReadingComfort/useReading';
import {nextChoice, systemIsDark} from '@site/src/components/shared/colourChoice';
import Part from '@site/src/components/shared/Part';

function Toggle({className}: Props): ReactNode {
  const {colorModeChoice, setColorMode} = useColorMode();
  const [stage, setStage] = useReading('stage');
  const onChange = (): void => {
    if (stage === 'on') {
      setStage('off');
      return;
    }
    const next = nextChoice(colorModeChoice ?? 'system', systemIsDark());
    setColorMode(next === 'system' ? null : next);
  };
  return (
    <ColorModeToggle
      className={className}
      respectPrefersColorScheme
      value={colorModeChoice}
      onChange={onChange}
    />
  );
}

export default function NavbarColorModeToggle(props: Props): ReactNode {
  // The class that the mobile menu's header passes: the navbar has the toggle already.
  if (props.className === 'margin-right--md') {
    return null;
  }
  return (
    <>
      <Part>
        <ReadingComfort />
      </Part>
      <Part>
        <Toggle {...props} />
      </Part>
    </>
  );
}
