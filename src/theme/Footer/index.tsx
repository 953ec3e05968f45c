/*
 * Swizzled (wrap, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: an error in it must not take the text away that someone is reading.
 */
import type {ReactNode} from 'react';
import Footer from '@theme-original/Footer';
import Part from '@site/src/components/shared/Part';

export default function FooterWrapper(): ReactNode {
  return (
    <Part>
      <Footer />
    </Part>
  );
}
