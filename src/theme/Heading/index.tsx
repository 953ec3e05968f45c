/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic.
 * Why: the theme's permalink is part of the heading's accessible name and a tab stop before each section.
 * The table of contents has the same links, so this one is for pointers only.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';

export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const target = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  return (
    <As {...props} className={clsx('anchor', target, className)} id={id}>
      {children}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-hidden="true"
        tabIndex={-1}
        title="Link to this section"
      />
    </As>
  );
}
