import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {placeOf, tools} from '../list';
import styles from '../kit/cards.module.css';

/** List of all tools, each linked to its place in the page where it stands. */
export default function ToolIndex(): ReactNode {
  return (
    <ul className={styles.cards}>
      {tools.map((tool) => (
        <li key={tool.id}>
          {/* The anchor is made by the tool, so only the check of the final HTML can see it. */}
          <Link
            className={styles.link}
            to={`${placeOf(tool)}#tool-${tool.id}`}
            data-noBrokenLinkCheck>
            {tool.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
