import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Symptoms from '../components/Symptoms';
import {site} from '../config/site';
import SaveOffline from '../offline/SaveOffline';
import SearchForm from '../search/form/SearchForm';
import Calculators from './_home/Calculators';
import Cards from './_home/Cards';
import PartLinks from './_home/PartLinks';
import News from './_home/News';
import Show from './_home/show/Show';
import TryChips from './_home/TryChips';
import hero from './_home/hero.module.css';
import styles from './_home/home.module.css';

/** The start page: search and a show to play, symptoms, products, instruments and news. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Video and lighting in Ableton Live"
      description="Help for Videosync, Beam for Live, Beam for Max, the Beam Fixture Editor and the free Sync Tools: set up, perform, and fix faults.">
      <main className={styles.home}>
        <div className={hero.first}>
          <div className={`always-dark ${hero.ground}`} />
          <header className={`always-dark ${hero.hero}`}>
            <h1 className={hero.title}>
              <span>{site.title}</span> Run video and lighting from Ableton Live
            </h1>
            <p className={hero.lead}>
              Videosync plays video and Beam controls the lights, both from Live’s clips and
              devices.
            </p>
            <SearchForm placeholder="Try “black output”" />
            <TryChips />
          </header>
          <Show />
          <PartLinks />
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
