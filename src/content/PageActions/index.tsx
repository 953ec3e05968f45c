import {useState, type MouseEvent, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {copyText} from './copyText';
import {headingInView, reportLink, type HeadingAt} from './report';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Address of the page with the base address, as in `metadata.permalink`. */
  permalink: string;
  /** Name of the product or section. */
  section: string;
  /** Version of the documentation. */
  version: string;
}

function currentHeading(): HeadingAt | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')].map(
    (heading) => ({
      id: heading.id,
      // The link to itself carries a sign that is not part of the text.
      text: (heading.textContent ?? '').replace(/\u200B/g, '').trim(),
      top: heading.getBoundingClientRect().top,
    }),
  );
  return headingInView(headings, window.innerHeight / 3);
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/** Below a page: copy it as Markdown, open it as Markdown, report a problem with it. */
export default function PageActions({title, permalink, section, version}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const issuesUrl = siteConfig.customFields?.['issuesUrl'] as string | undefined;
  const markdown = `${permalink.replace(/\/$/, '')}.md`;
  const page = {title, url: siteConfig.url + permalink, section, version};

  const copy = async (): Promise<void> => {
    try {
      await copyText(readText(markdown));
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  const onReport = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.currentTarget.href = reportLink({...page, heading: currentHeading()}, issuesUrl);
  };

  return (
    <div className={styles.actions} data-page-actions="" data-no-markdown="">
      <button type="button" className={styles.action} onClick={() => void copy()}>
        Copy page as Markdown
      </button>
      <a className={styles.action} href={markdown}>
        Open as Markdown
      </a>
      <a className={styles.action} href={reportLink(page, issuesUrl)} onClick={onReport}>
        Report a problem with this page
      </a>
      <span className={styles.said} role="status">
        {state === 'copied' && 'Copied.'}
        {state === 'failed' &&
          'Not copied: the browser or the network prevented it. Choose “Open as Markdown” instead.'}
      </span>
    </div>
  );
}
