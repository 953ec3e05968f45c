import type {NavbarItem} from '@docusaurus/theme-common';
import {sections} from './products';
import type {externalLinks} from './links';

type Links = ReturnType<typeof externalLinks>;

/** A link to a section's first page, active on all pages of the section. */
function sectionItem(id: string, label: string): NavbarItem {
  return {label, to: `/${id}/introduction`, activeBasePath: `/${id}`};
}

/** Items of the navbar, in order. */
export function navbarItems(links: Links): NavbarItem[] {
  const documentation = sections.filter(({id}) => id !== 'release-notes');
  return [
    {
      type: 'dropdown',
      label: 'Documentation',
      position: 'left',
      items: [
        ...documentation.map(({id, name}) => sectionItem(id, name)),
        // Starts a separate group in the menu.
        {to: '/handbook/tools', label: 'Calculators', className: 'dropdown__group'},
        {to: '/handbook/test-bench', label: 'Test bench'},
        {to: '/handbook/explorers', label: 'Simulators'},
      ],
    },
    {...sectionItem('release-notes', 'Release Notes'), position: 'left'},
    {to: '/blog', label: 'Articles', position: 'left'},
    {to: '/handbook/tools', label: 'Calculators', position: 'left', className: 'only-on-wide'},
    // On desktops, the footer and the start page link to these.
    ...[
      {to: '/#not-working', label: 'Troubleshooting', activeBaseRegex: '^$'},
      {to: '/handbook/glossary', label: 'Glossary'},
      {to: '/offline', label: 'Save for offline'},
    ].map((item) => ({...item, position: 'left' as const, className: 'only-on-phones'})),
    {href: links.forum.href, label: links.forum.label, position: 'right'},
    {href: links.email.href, label: links.email.label, position: 'right'},
    {href: links.mainSite.href, label: links.mainSite.label, position: 'right'},
  ];
}
