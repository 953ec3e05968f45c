/*
 * Swizzled (wrap, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: the bar at the lower edge of small screens is the last thing of every page, inside the
 * providers of the page.
 */
import type {ReactNode} from 'react';
import Footer from '@theme-original/Footer';
import PhoneBar from '@site/src/content/PhoneBar';
import Part from '@site/src/shared/Part';

export default function FooterWrapper(): ReactNode {
  return (
    <>
      <Part>
        <Footer />
      </Part>
      <Part>
        <PhoneBar />
      </Part>
    </>
  );
}
