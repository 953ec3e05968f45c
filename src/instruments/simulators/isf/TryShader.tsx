import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHydrated} from '../../../components/shared/useHydrated';
import {exampleHash, playgroundPage} from './examples';
import OpenPlayground from './OpenPlayground';

/**
 * A button that opens the playground's editor and output below it, with a shader of the page; they load on
 * a click. Before hydration it is a link to the playground's own page.
 *
 * @param props.example - name of the shader's file, without its ending
 */
export default function TryShader({example}: {example: string}): ReactNode {
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const style = 'button button--primary';
  const label = (
    <>
      {isOpen ? 'Close' : 'Try it here'}
      <span className="visually-hidden">: {example}.fs</span>
    </>
  );
  return (
    <>
      <p>
        {isHydrated ? (
          <button className={style} type="button" onClick={() => setIsOpen(!isOpen)}>
            {label}
          </button>
        ) : (
          <Link className={style} to={playgroundPage + exampleHash(example)}>
            {label}
          </Link>
        )}
      </p>
      {isOpen && (
        <section aria-label={`${example}.fs, live`} data-search-exclude="" data-no-markdown="">
          <OpenPlayground example={example} />
        </section>
      )}
    </>
  );
}
