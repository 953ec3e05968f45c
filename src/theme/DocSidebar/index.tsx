/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: an error in it must not take the text away that someone is reading.
 */
import type {ComponentProps, ReactNode} from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import Part from '@site/src/shared/Part';

export default function DocSidebarWrapper(props: ComponentProps<typeof DocSidebar>): ReactNode {
  return (
    <Part>
      <DocSidebar {...props} />
    </Part>
  );
}
