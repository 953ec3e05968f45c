/** Data about the page for a problem report. */
export interface ReportedPage {
  title: string;
  /** Full address of the page. */
  url: string;
  /** Name of the product or section. */
  section: string;
  /** Commit that the site was built from, if it is known. */
  commit?: string | undefined;
  /** Heading that the reader was at, and its anchor. */
  heading?: {text: string; id: string} | undefined;
}

const mail = 'firstcontact@showsync.com';

/**
 * Creates a link to report a problem with a page: to the issue tracker if the site has one, else an e-mail;
 * page, section and commit are filled in.
 *
 * @param issuesUrl - page that opens a new issue and takes `title` and `body`
 */
export function reportLink(
  {title, url, section, commit, heading}: ReportedPage,
  issuesUrl?: string,
): string {
  const subject = `Problem on page: ${title}`;
  const place = heading ? `${url}#${heading.id}` : url;
  const lines = [
    'What’s wrong or missing?',
    '',
    '',
    `Page: ${place}`,
    ...(heading ? [`Heading: ${heading.text}`] : []),
    `Section: ${section}`,
    ...(commit ? [`Commit: ${commit}`] : []),
  ];
  if (!issuesUrl) {
    const body = encodeURIComponent(lines.join('\r\n'));
    return `mailto:${mail}?subject=${encodeURIComponent(subject)}&body=${body}`;
  }
  const link = new URL(issuesUrl);
  link.searchParams.set('title', subject);
  link.searchParams.set('body', lines.join('\n'));
  return link.href;
}
