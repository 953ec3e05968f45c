import {type MouseEvent, type ReactNode, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {headingsOfPage} from '../shared/headings';
import {inBackground} from '../shared/recovery';
import CopyPage, {getMarkdownAddress} from './CopyPage';
import {reportLink} from './report';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Address of the page with the base URL, as in `metadata.permalink`. */
  permalink: string;
  /** Name of the product or section, if the page is in one. */
  section?: string | undefined;
}

/** Below a page: open it as Markdown, report a problem with it, and copy it. */
export default function PageActions({
  title,
  permalink,
  section = 'Documentation',
}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [commit, setCommit] = useState<string>();
  const issuesUrl = siteConfig.customFields?.['issuesUrl'] as string | undefined;
  const page = {title, url: siteConfig.url + permalink, section, commit};

  // In the main bundle it would change that file's hash with each commit.
  const readCommit = (): void => {
    void inBackground(() => import('@generated/content/default/commit.json')).then((read) =>
      setCommit(read?.default.commit),
    );
  };
  const onReport = (event: MouseEvent<HTMLAnchorElement>): void => {
    // The section being read starts above a line in the upper third of the viewport.
    const heading = headingsOfPage(window.innerHeight / 3).find(({isCurrent}) => isCurrent);
    event.currentTarget.href = reportLink({...page, heading}, issuesUrl);
  };

  return (
    <div className={`no-print ${styles.actions}`} data-page-actions="" data-no-markdown="">
      <CopyPage permalink={permalink} />
      <a className="text-button" href={getMarkdownAddress(permalink)}>
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
