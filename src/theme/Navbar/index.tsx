/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: an error in it must not take the text away that someone is reading. On small screens the bar at
 * the lower edge has what the upper one has on large ones, so it comes at the same point by keyboard.
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
