import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Symptoms from '../components/Symptoms';
import {site} from '../config/site';
import SaveOffline from '../offline/SaveOffline';
import SearchForm from '../search/form/SearchForm';
import Calculators from './_home/Calculators';
import Cards from './_home/Cards';
import Doors from './_home/Doors';
import News from './_home/News';
import '../css/beams.css';
import hero from './_home/hero.module.css';
import styles from './_home/home.module.css';

/** The start page: search and three doors, symptoms, products, instruments and news. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Video and lighting in Ableton Live"
      description="Help for Videosync, Beam for Live, Beam for Max, the Beam Fixture Editor and the free Sync Tools: set up, perform, and fix faults.">
      <main className={styles.home}>
        <div className={styles.first}>
          {/* Between the logo's two beams. */}
          <header className={`always-dark beams ${hero.hero}`}>
            <h1 className={hero.title}>
              <span>{site.title}</span> Run video and lighting from Ableton Live
            </h1>
            <SearchForm placeholder="Try “black output”" />
            <Doors />
          </header>
          <Symptoms />
        </div>
        <Cards />
        <Calculators />
        <div className={styles.lists}>
          <News />
          <section aria-labelledby="pocket">
            <h2 id="pocket">Take it to the venue</h2>
            <p>Save the whole site to your phone and use it without a network.</p>
            <SaveOffline />
          </section>
        </div>
      </main>
    </Layout>
  );
}
