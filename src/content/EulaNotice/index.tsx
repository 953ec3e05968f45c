/*
 * Wording that the licence pages of all products share. The binding texts are the owner's; once
 * they are published, they take the place of these parts.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';

const contact = 'firstcontact@showsync.com';

interface ProductProps {
  /** Name of the product. */
  product: string;
}

/** Says that the agreement is not on the page yet, and that the page is not one. */
export function EulaPending({product}: ProductProps): ReactNode {
  return (
    <Admonition type="info" title="Pending">
      <p>
        The end user licence agreement (EULA) of {product} has not been published on this page yet.
        Nothing here is a contract, grants a right or takes one away.
      </p>
    </Admonition>
  );
}

/** Where a reader finds the agreement that binds. */
export function EulaWhere({
  product,
  shop,
}: ProductProps & {shop: {label: string; href: string}}): ReactNode {
  return (
    <>
      <p>
        The agreement that binds you is the one that you were shown when you bought, downloaded or
        installed {product}. Look for it in this order:
      </p>
      <ol>
        <li>In the installer, or in the files that came with the download.</li>
        <li>
          In the confirmation mail of your purchase, and on the page where you bought:{' '}
          <Link to={shop.href}>{shop.label}</Link>.
        </li>
        <li>
          If you can’t find it, ask for it: <a href={`mailto:${contact}`}>{contact}</a>.
        </li>
      </ol>
      <p>
        Keep a copy with your invoice. If this page and the text that you agreed to ever differ, the
        text that you agreed to counts.
      </p>
    </>
  );
}

/** Whom to ask about a licence, and what to write. */
export function EulaContact({product}: ProductProps): ReactNode {
  return (
    <>
      <p>
        Write to <a href={`mailto:${contact}`}>{contact}</a>. For a faster answer, include:
      </p>
      <ul>
        <li>the product and its version ({product}, and the number that it shows)</li>
        <li>the name or mail address under which the licence was bought</li>
        <li>
          how many computers are involved, and what you want to do: move to another one, keep a
          spare, work in a team or a school, hire out a system
        </li>
      </ul>
      <p>Licence keys and invoices do not belong in the public forum.</p>
    </>
  );
}
