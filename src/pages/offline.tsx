import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {maxReadPages} from '../config/caches';
import {sections} from '../config/products';
import SaveOffline from '../offline/SaveOffline';
import styles from './_offline/styles.module.css';

/** The page behind "Save for offline": the whole site, each section, and how long it lasts. */
export default function Offline(): ReactNode {
  return (
    <Layout
      title="Save for offline"
      description="Save all pages, search and calculators on this device, and read them without a network.">
      <Head>
        <meta
          name="keywords"
          content="offline,airplane mode,flight mode,no internet at the venue,no internet,no internet backstage,without internet,read offline,no network,no reception,without Wi-Fi,download the site,save the manual,PWA,install as an app"
        />
      </Head>
      <main className={`${styles.page} markdown`}>
        <h1>Save for offline</h1>
        <p className={styles.lead}>
          Save all pages, search, diagrams and calculators on this device. Afterwards every page of
          this site opens without a network, for example in airplane mode.
        </p>
        <p className="without-script" data-search-exclude="" data-no-markdown="">
          Saving needs JavaScript and a browser from 2023 or later.
        </p>
        <SaveOffline />

        <h2>One product only</h2>
        <p>Search, the glossary and the calculators are included with every product.</p>
        <div className={styles.list}>
          {sections.map(({id}) => (
            <SaveOffline key={id} group={id} />
          ))}
        </div>

        <h2>While it saves</h2>
        <p>
          You can keep reading while the site saves in the background. If the connection drops or
          you close the tab, saving continues when you next open any page; nothing is downloaded
          twice. The copy then stays up to date: if a page has changed, only that page is downloaded
          again. The page you are reading never reloads.
        </p>

        <h2>Without saving</h2>
        <p>
          The last {maxReadPages} pages you’ve read stay on this device without saving. They open
          without a connection as you last saw them.
        </p>

        <h2>How long it stays</h2>
        <ul>
          <li>
            Browsers may clear saved sites when the device runs out of space. Open this page before
            you leave for the show: it shows whether everything is saved.
          </li>
          <li>
            Safari on iPhone, iPad and Mac clears sites that you haven’t opened for seven days. A
            site on the home screen is kept: choose <em>Share</em>, then <em>Add to Home Screen</em>
            , open it from there and save again.
          </li>
          <li>A private window deletes everything when you close it.</li>
        </ul>

        <h2>As an app</h2>
        <p>
          In Chrome and Edge, install the site from the address bar or the menu; in Safari, choose{' '}
          <em>Add to Home Screen</em> or <em>Add to Dock</em>. It then has its own window and icon,
          with shortcuts to search and the calculators.
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
    </Layout>
  );
}
