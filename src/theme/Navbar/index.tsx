/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic.
 * Why: an error in the navbar must not take down the text. On small screens the bar at the bottom replaces
 * parts of the navbar, so it has the same position in the tab order.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Navbar from '@theme-original/Navbar';
import PhoneBar from '@site/src/components/PhoneBar';
import Part from '@site/src/components/shared/Part';

export default function NavbarWrapper(): ReactNode {
  return (
    <>
      <Part otherwise={<Link to="/">Start page</Link>}>
        <Navbar />
      </Part>
      <Part>
        <PhoneBar />
      </Part>
    </>
  );
}
