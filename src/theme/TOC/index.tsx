/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: an error in it must not take the text away that someone is reading.
 */
import type {ComponentProps, ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import Part from '@site/src/components/shared/Part';

export default function TOCWrapper(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <Part>
      <TOC {...props} />
    </Part>
  );
}
