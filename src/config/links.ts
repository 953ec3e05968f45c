import type {Environment} from './environment';

/** An address outside the site. `confirm` marks one that the owner has not confirmed. */
export interface ExternalLink {
  label: string;
  href: string | undefined;
  confirm?: true;
}

/** Where readers open the hosted fixture editor: its own address isn't public, so the product's site. */
export const fixtureEditorAddress = 'https://beam.showsync.com';

/** Every address outside the site that navigation uses, in one place. */
export function externalLinks(environment: Pick<Environment, 'chatUrl' | 'socialUrl'>) {
  return {
    mainSite: {label: 'showsync.com', href: 'https://www.showsync.com'},
    forum: {label: 'Forum', href: 'https://forum.showsync.com'},
    email: {label: 'Email us', href: 'mailto:firstcontact@showsync.com'},
    source: {label: 'Source on GitHub', href: 'https://github.com/showsync'},
    videosync: {label: 'Videosync', href: 'https://www.showsync.com/videosync'},
    beam: {label: 'Beam', href: 'https://beam.showsync.com'},
    fixtureEditor: {label: 'Beam Fixture Editor', href: fixtureEditorAddress, confirm: true},
    chat: {label: 'Chat', href: environment.chatUrl, confirm: true},
    social: {label: 'Social', href: environment.socialUrl, confirm: true},
  } satisfies Record<string, ExternalLink>;
}
