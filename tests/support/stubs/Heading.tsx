import type {ComponentProps, ReactNode} from 'react';

/** Replaces the theme's heading where a component is rendered without the theme. */
export default function Heading({
  as: As,
  ...props
}: ComponentProps<'h2'> & {as: 'h2' | 'h3'}): ReactNode {
  return <As {...props} />;
}
