import {maxReadPages} from '../../config/storageKeys';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sections} from '../../config/products';
import SaveOffline from '../../offline/SaveOffline';
import styles from './styles.module.css';

/** The page behind "Save for offline": the whole site, each section, and how long it lasts. */
export default function OfflinePage(): ReactNode {
  return (
    <main className={`${styles.page} markdown`}>
      <h1>Save for offline</h1>
      <p className={styles.lead}>
        All pages, search, diagrams and calculators on this device. Afterwards every address of this
        site opens in airplane mode and in a cellar.
      </p>
      <p className="without-script" data-search-exclude="" data-no-markdown="">
        Saving needs JavaScript and a browser from 2023 or later.
      </p>
      <SaveOffline />

      <h2>One product only</h2>
      <p>With search, the glossary and the calculators, which belong to every product.</p>
      <div className={styles.list}>
        {sections.map(({id}) => (
          <SaveOffline key={id} group={id} variant="row" />
        ))}
      </div>

      <h2>While it saves</h2>
      <p>
        Read on: saving continues in the background. If the connection goes or the tab is closed,
        the next visit to any page goes on from where it stopped; nothing is downloaded twice. After
        that the copy keeps itself up to date: when a page has changed, only that page is downloaded
        again, and what you are reading is never reloaded.
      </p>

      <h2>Without saving</h2>
      <p>
        The last {maxReadPages} pages that you have read stay on this device in any case. They open
        without a connection as you last saw them.
      </p>

      <h2>How long it stays</h2>
      <ul>
        <li>
          Browsers may clear saved sites when the device runs out of space. Open this page before
          you leave for the show: it says whether everything is there.
        </li>
        <li>
          Safari on iPhone, iPad and Mac clears sites that were not opened for seven days. A site on
          the home screen is spared: <em>Share</em>, then <em>Add to Home Screen</em>, then save
          again from there.
        </li>
        <li>A private window forgets everything when it is closed.</li>
      </ul>

      <h2>As an app</h2>
      <p>
        Chrome and Edge offer to install the site from the address bar or the menu, Safari by{' '}
        <em>Add to Home Screen</em> or <em>Add to Dock</em>. It then has its own window and icon,
        with ways straight to search and the calculators.
      </p>

      <h2>Where to go next</h2>
      <ul>
        <li>
          <Link to="/handbook/background/practical-tips-for-going-on-stage">
            Practical tips for going on stage
          </Link>
        </li>
        <li>
          <Link to="/handbook/tools">Calculators</Link>
        </li>
        <li>
          <Link to="/privacy-policy">What this site stores in your browser</Link>
        </li>
      </ul>
    </main>
  );
}
