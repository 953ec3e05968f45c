import {Fragment, memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {sections} from '../../config/products';
import test from '../../components/icons/activity.svg';
import term from '../../components/icons/book-a.svg';
import calculator from '../../components/icons/calculator.svg';
import command from '../../components/icons/command.svg';
import page from '../../components/icons/file-text.svg';
import heading from '../../components/icons/hash.svg';
import release from '../../components/icons/history.svg';
import post from '../../components/icons/newspaper.svg';
import simulator from '../../components/icons/sliders-horizontal.svg';
import row from '../../components/icons/table-2.svg';
import step from '../../components/icons/wrench.svg';
import {getView, isCommand} from '../client/hits';
import type {Hit, Piece} from '../engine/types';
import {groupSeparator} from '../records/types';
import CalculatorResult from './CalculatorResult';
import styles from './styles.module.css';

const icons = {
  ...{page, heading, post, release, row, step, term, test},
  ...{simulator, calculator, command},
};

const kindsByPath: readonly [path: string, kind: keyof typeof icons][] = [
  ['/release-notes/', 'release'],
  ['/blog/', 'post'],
  ['/handbook/glossary', 'term'],
  ['/handbook/tools/', 'calculator'],
  ['/handbook/test-bench/', 'test'],
  ['/handbook/explorers/', 'simulator'],
];

/** The kind of page that a hit is on, or of the hit itself if that is a calculator or a step of a tree. */
function getKind({objectID, kind, url}: Hit, hasSection: boolean): keyof typeof icons {
  if (isCommand({objectID})) {
    return 'command';
  }
  if (!hasSection && kind && kind !== 'heading') {
    return kind;
  }
  return kindsByPath.find(([path]) => url.includes(path))?.[1] ?? 'page';
}

/** The icon of a page or section. */
function KindIcon({kind}: {kind: keyof typeof icons}): ReactNode {
  const Icon = icons[kind];
  return <Icon className={styles.kindIcon} data-kind={kind} aria-hidden="true" />;
}

/** Marked text. Another text is a new element: React can't update text nodes that a translator replaced. */
function Pieces({pieces}: {pieces: Piece[]}): ReactNode {
  return (
    <span key={JSON.stringify(pieces)}>
      {pieces.map(({text, isMarked}, index) =>
        isMarked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
      )}
    </span>
  );
}

/** Class with the colour of the section that a hit belongs to; the calculators belong to the handbook. */
function getAccent({kind, hierarchy}: Hit): string | undefined {
  const [name] = (hierarchy.lvl0 ?? '').split(groupSeparator);
  const section = sections.find((one) => one.name === name)?.id;
  const id = section ?? (kind === 'calculator' ? 'handbook' : undefined);
  return id && `accent-${id}`;
}

/**
 * Page, section and snippet of a hit; section and snippet only for the other sections of a page. Rendered
 * again only for another hit, so typing stays responsive.
 */
export default memo(function HitText({
  hit,
  isSection = false,
}: {
  hit: Hit;
  isSection?: boolean;
}): ReactNode {
  const {kind, task, snippet, keyword} = hit;
  const {title, crumb, place} = getView(hit);
  const context = (
    <span className={styles.context}>
      {place.length > 0 && (
        <span className={styles.place}>
          <KindIcon kind={kind ?? 'heading'} />
          <span>
            {place.slice(isSection ? -2 : 0).map((pieces, index) => (
              <span key={index}>
                {index > 0 && ' › '}
                <Pieces pieces={pieces} />
              </span>
            ))}
          </span>
        </span>
      )}
      {snippet && (
        <span className={styles.snippet}>
          <Pieces pieces={snippet} />
        </span>
      )}
      {keyword && (
        <span className={styles.snippet}>
          Also called: <Pieces pieces={keyword} />
        </span>
      )}
    </span>
  );
  if (isSection) {
    return context;
  }
  return (
    <>
      <span className={clsx(styles.hitTitle, getAccent(hit))}>
        <KindIcon kind={getKind(hit, place.length > 0)} />
        <span>
          <Pieces pieces={title} />
          {crumb && (
            <span className={styles.crumb}>
              {' '}
              {crumb.group && (
                <span className={styles.crumbStart}>
                  <Pieces pieces={crumb.section} />
                  {groupSeparator}
                </span>
              )}
              <Pieces pieces={crumb.group ?? crumb.section} />
            </span>
          )}
        </span>
      </span>
      {task ? <CalculatorResult key={task.address} task={task} otherwise={context} /> : context}
    </>
  );
});
