import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {contactedHosts} from './hosts';
import {algoliaSettings} from '../../config/search';

/** The hosts that pages of this build may contact, or a sentence that there is none. */
export default function HostTable(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const hosts = contactedHosts({
    requestEndpoint: siteConfig.customFields?.['requestEndpoint'] as string | undefined,
    searchApplication: algoliaSettings(siteConfig.themeConfig)?.appId,
  });
  if (hosts.length === 0) {
    return (
      <p>
        <strong>None.</strong> Pages, images, scripts and the search index all come from this site’s
        own address. Search runs inside your browser.
      </p>
    );
  }
  return (
    <ul>
      {hosts.map(({host, when, what}) => (
        <li key={host}>
          <code data-contacted-host={host}>{host}</code>, when: {when}. Sent: {what}.
        </li>
      ))}
    </ul>
  );
}
