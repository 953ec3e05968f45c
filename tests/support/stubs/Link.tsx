import type {ComponentProps, ReactNode} from 'react';

/** Replaces Docusaurus's link where a component is rendered without a router. */
export default function Link({to, ...props}: ComponentProps<'a'> & {to?: string}): ReactNode {
  return <a href={to} {...props} />;
}
