/*
 * Swizzled (replaced, safe) from @docusaurus/theme-classic.
 * Why: the theme's icon is in an SVG sprite with an inline style, which the CSP forbids.
 */
import type {ReactNode} from 'react';

export default function IconExternalLink({
  width = 12,
  height = 12,
}: {
  width?: number;
  height?: number;
}): ReactNode {
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 12 12"
      aria-hidden="true"
      className="icon-external">
      <path
        d="M4.5 2H2v8h8V7.5M7 2h3v3M10 2 5.5 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
      />
    </svg>
  );
}
