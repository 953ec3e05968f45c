import {sectionOf} from '../config/products';

/** What structured data says about a page. */
export interface DescribedPage {
  title: string;
  description: string;
  /** Address below the base address, without a slash at the end. */
  address: string;
  /** Full address. */
  url: string;
  /** When the page was last changed, in milliseconds since the epoch, if it is known. */
  lastUpdated?: number | undefined;
}

/** The site that the page belongs to. */
export interface DescribedSite {
  name: string;
  url: string;
  company: string;
  companyUrl: string;
}

/** Products and the systems that they are known to run on. */
const software: Record<string, {name: string; operatingSystem?: string}> = {
  '/videosync/introduction': {name: 'Videosync', operatingSystem: 'macOS, Windows'},
  '/beam-for-live/introduction': {name: 'Beam for Live'},
  '/beam-for-max/introduction': {name: 'Beam for Max'},
  '/beam-fixture-editor/introduction': {name: 'Beam Fixture Editor'},
  '/sync-tools/clipsmpte/introduction': {name: 'ClipSMPTE'},
  '/sync-tools/livegrabber/introduction': {name: 'LiveGrabber'},
  '/sync-tools/livemtc/introduction': {name: 'LiveMTC', operatingSystem: 'macOS, Windows'},
  '/sync-tools/livesync/introduction': {name: 'LiveSync'},
  '/sync-tools/resolumem4l/introduction': {name: 'ResolumeM4L'},
};

/**
 * Structured data of a documentation page: the article, and the program if the page introduces one.
 * Nothing that is not known is stated.
 *
 * Source: https://schema.org/TechArticle, https://schema.org/SoftwareApplication
 */
export function pageStructuredData(
  page: DescribedPage,
  site: DescribedSite,
): Record<string, unknown>[] {
  const publisher = {'@type': 'Organization', name: site.company, url: site.companyUrl};
  const section = sectionOf(page.address);
  const program = software[page.address];
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: page.url,
    inLanguage: 'en',
    isAccessibleForFree: true,
    ...(section ? {articleSection: section.name} : {}),
    ...(page.lastUpdated ? {dateModified: new Date(page.lastUpdated).toISOString()} : {}),
    isPartOf: {'@type': 'WebSite', name: site.name, url: site.url},
    publisher,
  };
  return program
    ? [
        article,
        {
          '@context': 'https://schema.org',
          '@type': 'SoftwareApplication',
          ...program,
          description: page.description,
          applicationCategory: 'MultimediaApplication',
          softwareHelp: {'@type': 'CreativeWork', url: page.url},
          publisher,
        },
      ]
    : [article];
}
