/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the icon says nothing that the title beside it does not; upstream leaves it to be read out.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Layout';
import Layout from '@theme-original/Admonition/Layout';

export default function AdmonitionLayoutWrapper({icon, ...props}: Props): ReactNode {
  return <Layout {...props} icon={icon && <span aria-hidden="true">{icon}</span>} />;
}
