import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/** What belongs to a doc, from its text (`src/remark/relatedParts.ts`). */
export interface RelatedContent {
  /** Terms that the page explains: id and name. */
  terms: readonly (readonly [id: string, name: string])[];
  /** Calculators that answer here: address, name, and a sentence with an answer. */
  calculators: readonly {to: string; title: string; sentence: string}[];
}

function Parts({calculators, terms}: RelatedContent): ReactNode {
  return (
    <aside className={styles.related} aria-label="Related">
      {calculators.map(({to, title, sentence}) => (
        <p key={to}>
          <Link to={to}>{title}</Link>
          <br />
          {sentence}
        </p>
      ))}
      {terms.length > 0 && (
        <p>
          <b>Terms</b>
          <br />
          {terms.map(([id, name], index) => [
            index > 0 && ', ',
            <Link key={id} to={`/handbook/glossary#${id}`} data-term={id}>
              {name}
            </Link>,
          ])}
        </p>
      )}
    </aside>
  );
}

/**
 * The column beside a doc on wide screens: its contents, then its terms and calculators.
 *
 * @param props.children - the table of contents
 */
export default function RelatedParts({children}: {children: ReactNode}): ReactNode {
  const {related} = useDoc().frontMatter as {related?: RelatedContent};
  return (
    <div className={clsx('thin-scrollbar', styles.column)}>
      {children}
      {related && <Parts {...related} />}
    </div>
  );
}
