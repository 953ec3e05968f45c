import type {Environment} from './environment';

/** A link to another site. `confirm` marks one that the owner has not confirmed. */
export interface ExternalLink {
  label: string;
  href: string | undefined;
  confirm?: true;
}

/** Link to the hosted fixture editor: the product's site, since its own address isn't public. */
export const fixtureEditorAddress = 'https://beam.showsync.com';

/** The address of the support. */
export const emailAddress = 'firstcontact@showsync.com';

/** All external links of the navigation. */
export function externalLinks(environment: Pick<Environment, 'chatUrl' | 'socialUrl'>) {
  return {
    mainSite: {label: 'showsync.com', href: 'https://www.showsync.com'},
    forum: {label: 'Forum', href: 'https://forum.showsync.com'},
    email: {label: 'Email us', href: `mailto:${emailAddress}`},
    source: {label: 'Source on GitHub', href: 'https://github.com/showsync'},
    videosync: {label: 'Videosync', href: 'https://www.showsync.com/videosync'},
    beam: {label: 'Beam', href: 'https://beam.showsync.com'},
    fixtureEditor: {label: 'Beam Fixture Editor', href: fixtureEditorAddress, confirm: true},
    chat: {label: 'Chat', href: environment.chatUrl, confirm: true},
    social: {label: 'Social', href: environment.socialUrl, confirm: true},
  } satisfies Record<string, ExternalLink>;
}
