import type {ComponentProps, ReactNode} from 'react';

/** Stands in for the theme's heading. */
export default function Heading({
  as: As,
  ...props
}: ComponentProps<'h2'> & {as: 'h2' | 'h3'}): ReactNode {
  return <As {...props} />;
}
