import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {glossary} from '../../data/glossary';
import {byLetter} from './byLetter';

/** Every term of the glossary, by letter; each has an anchor of its id. */
export default function Glossary(): ReactNode {
  return byLetter(glossary).map(({letter, terms}) => (
    <section key={letter}>
      <Heading as="h2" id={`letter-${letter.toLowerCase()}`}>
        {letter}
      </Heading>
      <dl>
        {terms.map(({id, term, expansion, definition, page}) => (
          <div key={id} id={id} data-glossary-term="">
            <dt>
              <strong>{term}</strong>
              {expansion && <> ({expansion})</>}
            </dt>
            <dd>
              {definition}{' '}
              {page && (
                <Link to={page} aria-label={`More about ${term}`} data-search-exclude="">
                  More
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
