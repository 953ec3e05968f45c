import type {ReactNode} from 'react';
import {site} from '../../config/site';
import Doors from './Doors';
import Search from './Search';
import '../../css/beams.css';
import styles from './hero.module.css';

/** The head of the start page: its purpose between two beams, video and light, the search and the doors. */
export default function Hero(): ReactNode {
  return (
    <header className={`always-dark beams ${styles.hero}`}>
      <h1 className={styles.title}>
        <span>{site.title}</span> Run video and lighting from Ableton Live
      </h1>
      <Search />
      <Doors />
    </header>
  );
}
