/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the icon says nothing that the title beside it does not; upstream leaves it to be read out.
 */
import type {ComponentProps, ReactNode} from 'react';
import Layout from '@theme-original/Admonition/Layout';

export default function AdmonitionLayoutWrapper({
  icon,
  ...props
}: ComponentProps<typeof Layout>): ReactNode {
  return <Layout {...props} icon={icon && <span aria-hidden="true">{icon}</span>} />;
}
