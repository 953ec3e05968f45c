import type {ReactNode} from 'react';
import CalculatorIcon from '../../components/icons/calculator.svg';
import FileTextIcon from '../../components/icons/file-text.svg';
import HashIcon from '../../components/icons/hash.svg';
import HistoryIcon from '../../components/icons/history.svg';
import NewspaperIcon from '../../components/icons/newspaper.svg';
import BookAIcon from '../../components/icons/book-a.svg';
import ActivityIcon from '../../components/icons/activity.svg';
import SlidersIcon from '../../components/icons/sliders-horizontal.svg';
import TableIcon from '../../components/icons/table-2.svg';
import WrenchIcon from '../../components/icons/wrench.svg';
import type {Hit} from '../engine/types';
import styles from './styles.module.css';

const icons = {
  page: FileTextIcon,
  heading: HashIcon,
  post: NewspaperIcon,
  release: HistoryIcon,
  row: TableIcon,
  step: WrenchIcon,
  term: BookAIcon,
  test: ActivityIcon,
  simulator: SlidersIcon,
  tool: CalculatorIcon,
} as const;

const kindsByPath: readonly [path: string, kind: keyof typeof icons][] = [
  ['/release-notes/', 'release'],
  ['/blog/', 'post'],
  ['/handbook/glossary', 'term'],
  ['/handbook/tools/', 'tool'],
  ['/handbook/test-bench/', 'test'],
  ['/handbook/explorers/', 'simulator'],
];

/**
 * What kind of page a hit is on; a tool or the end of a tree, where the hit is nothing else.
 *
 * @param isPlace - whether the hit is a place on its page
 */
export function kindOf({kind, url}: Hit, isPlace: boolean): keyof typeof icons {
  const page = kindsByPath.find(([path]) => url.includes(path))?.[1] ?? 'page';
  return isPlace || !kind || kind === 'heading' ? page : kind;
}

/** What a page or place is, before its name. */
export default function Sign({kind}: {kind: keyof typeof icons}): ReactNode {
  const Icon = icons[kind];
  return <Icon className={styles.sign} data-kind={kind} aria-hidden="true" />;
}
