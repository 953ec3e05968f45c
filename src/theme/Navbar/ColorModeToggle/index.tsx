/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the reading comfort menu stands beside the colour toggle.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import ColorModeToggle from '@theme-original/Navbar/ColorModeToggle';
import ReadingComfort from '@site/src/components/ReadingComfort';
import Part from '@site/src/components/shared/Part';

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  // What the head of the open menu would have; the bar above the page has it already.
  if (props.className === 'margin-right--md') {
    return null;
  }
  return (
    <>
      <Part>
        <ReadingComfort />
      </Part>
      <Part>
        <ColorModeToggle {...props} />
      </Part>
    </>
  );
}
