import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {site} from '../config/site';
import Symptoms from '../components/Symptoms';
import SaveOffline from '../offline/SaveOffline';
import Calculators from './_home/Calculators';
import Cards from './_home/Cards';
import News from './_home/News';
import Search from './_home/Search';
import SignalPath from './_home/SignalPath';
import styles from './_home/home.module.css';

/** The start page: search, the way out of trouble, the products, what is new, and calculators. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Video and lighting in Ableton Live"
      description="Help for Videosync, Beam for Live, Beam for Max, the Beam Fixture Editor and the free Sync Tools: set up, perform, and fix faults.">
      <main className={styles.home}>
        <div className={styles.first}>
          <header>
            <h1 className={styles.title}>
              <span>{site.title}</span> Run video and lighting from Ableton Live
            </h1>
            <Search />
          </header>
          <Symptoms />
          <p className={styles.ways}>
            New here?
            <Link to="/videosync/getting-started/your-first-video">Your first video</Link>
            <Link to="/beam-for-live/getting-started/your-first-composition">
              Your first light show
            </Link>
          </p>
          <SignalPath />
        </div>
        <Cards />
        <div className={styles.lists}>
          <News />
          <Calculators />
        </div>
        <section aria-labelledby="pocket">
          <h2 id="pocket">Take it to the venue</h2>
          <p>Save the whole site to your phone and use it without a network.</p>
          <SaveOffline />
        </section>
      </main>
    </Layout>
  );
}
