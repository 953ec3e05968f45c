import type {ExternalLink, externalLinks} from './links';
import {sections} from './products';

type Links = ReturnType<typeof externalLinks>;

/** A group of the footer. */
export interface FooterGroup {
  title: string;
  items: {label: string; to?: string; href?: string}[];
}

function publicLinks(links: ExternalLink[]): {label: string; href: string}[] {
  return links.flatMap(({label, href}) => (href ? [{label, href}] : []));
}

/** The four groups of the footer, without links whose address is unknown. */
export function footerGroups(links: Links): FooterGroup[] {
  return [
    {
      title: 'Products',
      items: sections
        .filter(({id}) => id !== 'handbook' && id !== 'release-notes')
        .map(({id, name}) => ({label: name, to: `/${id}/introduction`})),
    },
    {
      title: 'Documentation',
      items: [
        {label: 'Handbook', to: '/handbook/introduction'},
        {label: 'Release Notes', to: '/release-notes/introduction'},
        {label: 'Articles', to: '/blog'},
        {label: 'Fixture profile request', to: '/fixture-profile-request'},
        {label: 'Calculators', to: '/handbook/tools'},
        {label: 'Glossary', to: '/handbook/glossary'},
        {label: 'Save for offline', to: '/offline'},
      ],
    },
    {
      title: 'Community',
      items: publicLinks([links.forum, links.chat, links.social, links.email, links.mainSite]),
    },
    {
      title: 'Legal',
      items: [
        {label: 'Privacy policy', to: '/privacy-policy'},
        {label: 'Terms and conditions', to: '/terms-and-conditions'},
        {label: 'Videosync EULA', to: '/videosync/videosync-eula'},
        {label: 'Beam for Live EULA', to: '/beam-for-live/beam-eula'},
        {label: 'Beam for Max EULA', to: '/beam-for-max/beam-for-max-eula'},
        {label: 'Accessibility', to: '/accessibility'},
      ],
    },
  ];
}
