import {useState, type MouseEvent, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {inBackground} from '../shared/recovery';
import CopyPage, {markdownOf} from './CopyPage';
import {headingInView, reportLink, type HeadingAt} from './report';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Address of the page with the base address, as in `metadata.permalink`. */
  permalink: string;
  /** Name of the product or section. */
  section: string;
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

/** Below a page: open it as Markdown, report a problem with it, and copy it. */
export default function PageActions({title, permalink, section}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [commit, setCommit] = useState<string>();
  const issuesUrl = siteConfig.customFields?.['issuesUrl'] as string | undefined;
  const page = {title, url: siteConfig.url + permalink, section, commit};

  // In the application itself it would make everybody load all of it again after each commit.
  const readCommit = (): void => {
    void inBackground(() => import('@generated/content/default/commit.json')).then((read) =>
      setCommit(read?.default.commit),
    );
  };
  const onReport = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.currentTarget.href = reportLink({...page, heading: currentHeading()}, issuesUrl);
  };

  return (
    <div className={styles.actions} data-page-actions="" data-no-markdown="">
      <CopyPage permalink={permalink} />
      <a className="text-button" href={markdownOf(permalink)}>
        Open as Markdown
      </a>
      <a
        className="text-button"
        href={reportLink(page, issuesUrl)}
        onFocus={readCommit}
        onPointerEnter={readCommit}
        onClick={onReport}>
        Report a problem or missing information
      </a>
    </div>
  );
}
