/*
 * Swizzled (replaced, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: no HTML string, for Trusted Types.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Copyright';

export default function FooterCopyright({copyright}: Props): ReactNode {
  return <div className="footer__copyright">Documentation by {copyright}.</div>;
}
