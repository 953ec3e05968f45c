import {feedFiles, firstDescribed} from '../../config/feeds';
import type {Release} from '../releases/read';

/** Where the feed is published. */
export interface FeedPlace {
  /** Full address of the site with its base address and a slash at the end. */
  root: string;
  /** Name of the site. */
  site: string;
  company: string;
}

const title = 'Showsync releases';
const subtitle = 'Versions of Videosync, Beam and the Sync Tools that the release notes describe.';

function escapeXml(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // Characters that XML 1.0 does not have.
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
  );
}

const instant = (day: string): string => `${day}T00:00:00Z`;
const changed = ({date}: Release): string => date ?? firstDescribed;

/** Newest first; releases of one day stay in the order of the products, newest version first. */
export function inFeedOrder(releases: readonly Release[]): Release[] {
  return [...releases].sort((a, b) => changed(b).localeCompare(changed(a)));
}

function lastChange(releases: readonly Release[]): string {
  return releases.map(changed).sort().at(-1) ?? firstDescribed;
}

/** The feed as Atom. Source: RFC 4287. */
export function atomFeed(releases: readonly Release[], {root, site, company}: FeedPlace): string {
  const entries = inFeedOrder(releases).map((release) => {
    const url = escapeXml(root + release.address.slice(1));
    return [
      '  <entry>',
      `    <title>${escapeXml(`${release.name} ${release.version}`)}</title>`,
      `    <id>${url}</id>`,
      `    <link rel="alternate" type="text/html" href="${url}"/>`,
      ...(release.date ? [`    <published>${instant(release.date)}</published>`] : []),
      `    <updated>${instant(changed(release))}</updated>`,
      `    <category term="${escapeXml(release.product)}" label="${escapeXml(release.name)}"/>`,
      `    <summary type="text">${escapeXml(release.description)}</summary>`,
      '  </entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${title}</title>`,
    `  <subtitle>${escapeXml(subtitle)}</subtitle>`,
    `  <id>${escapeXml(root + feedFiles.atom)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(root + feedFiles.atom)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(`${root}release-notes/introduction`)}"/>`,
    `  <updated>${instant(lastChange(releases))}</updated>`,
    `  <author><name>${escapeXml(company)}</name></author>`,
    `  <generator>${escapeXml(site)}</generator>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** The feed as JSON. Source: JSON Feed version 1.1, https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(releases: readonly Release[], {root, company}: FeedPlace): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    language: 'en',
    home_page_url: `${root}release-notes/introduction`,
    feed_url: root + feedFiles.json,
    authors: [{name: company}],
    items: inFeedOrder(releases).map((release) => ({
      id: root + release.address.slice(1),
      url: root + release.address.slice(1),
      title: `${release.name} ${release.version}`,
      content_text: release.description,
      ...(release.date ? {date_published: instant(release.date)} : {}),
      date_modified: instant(changed(release)),
      tags: [release.product],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
