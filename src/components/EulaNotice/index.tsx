/*
 * Wording that the licence pages share. The binding texts are the owner's; once they are published,
 * they take its place.
 */
import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';

interface ProductProps {
  /** Name of the product. */
  product: string;
}

/** Says that the agreement is not on the page yet, and that the page is not one. */
export function EulaPending({product}: ProductProps): ReactNode {
  return (
    <Admonition type="info" title="Your licence agreement">
      <p>
        The end user licence agreement (EULA) that applies is the one you accepted when you bought
        or installed {product}. Nothing on this page is a contract, grants a right or takes one
        away.
      </p>
    </Admonition>
  );
}
