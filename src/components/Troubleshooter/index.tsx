import {type ReactNode, type RefObject, useRef} from 'react';
import Link from '@docusaurus/Link';
import {useCopy} from '../shared/copy';
import RichText from '../rich-text/RichText';
import type {Tree, TreeLeaf, TreeQuestion} from '../../data/types';
import {answersText} from './answersText';
import {startAgain, useTreeAddress} from './useTreeAddress';
import styles from './styles.module.css';

/** Props of a node. */
interface NodeProps {
  treeId: string;
  /** Id of the node to try when nothing below this one has helped. */
  next?: string | undefined;
}

/**
 * Asks below a fix whether it helped. A checkbox and a link, so both work without JavaScript.
 *
 * @param next - anchor of the next likeliest cause; without one, the way leads to support
 */
function HelpQuestion({next}: {next: string | undefined}): ReactNode {
  return (
    <fieldset className={`no-print ${styles.helped}`} data-no-markdown="" data-search-exclude="">
      <legend>Did that help?</legend>
      <label>
        <input type="checkbox" />
        Yes
      </label>
      {next ? (
        <a href={`#${next}`}>No, what next?</a>
      ) : (
        <Link to="/handbook/support-articles/sending-status-report">No, contact support</Link>
      )}
      <p role="status">
        <span>✓ Fixed. Note the cause, in case it comes back.</span>
      </p>
    </fieldset>
  );
}

function Leaf({treeId, leaf, next}: NodeProps & {leaf: TreeLeaf}): ReactNode {
  return (
    <div className={styles.leaf} id={`${treeId}-${leaf.id}`} data-tree-leaf="">
      <p className={styles.cause}>
        <RichText>{leaf.cause}</RichText>
      </p>
      <p>
        <strong>Check: </strong>
        <RichText>{leaf.check}</RichText>
      </p>
      <p>
        <strong>Fix:</strong>
      </p>
      <ol>
        {leaf.fix.map((step) => (
          <li key={step}>
            <RichText>{step}</RichText>
          </li>
        ))}
      </ol>
      <p>
        <strong>Fixed when: </strong>
        <RichText>{leaf.proof}</RichText>
      </p>
      <HelpQuestion next={next && `${treeId}-${next}`} />
    </div>
  );
}

interface QuestionProps extends NodeProps {
  /** Level of the heading that it is. */
  level: number;
  question: TreeQuestion;
}

function Question({treeId, level, next, question}: QuestionProps): ReactNode {
  return (
    <div className={styles.question} id={`${treeId}-${question.id}`}>
      {/* A real heading would be a section in search, contents and Markdown copies. */}
      <div className={styles.ask} role="heading" aria-level={level}>
        <RichText>{question.ask}</RichText>
      </div>
      {question.help && (
        <p className={styles.help}>
          <RichText>{question.help}</RichText>
        </p>
      )}
      <div className={styles.answers}>
        {question.answers.map(({label, then}, index) => {
          const place = {treeId, next: question.answers[index + 1]?.then.id ?? next};
          return (
            <details key={then.id} name={`${treeId}-${question.id}`}>
              <summary>
                <RichText>{label}</RichText>
              </summary>
              {'ask' in then ? (
                <Question {...place} level={level} question={then} />
              ) : (
                <Leaf {...place} leaf={then} />
              )}
            </details>
          );
        })}
      </div>
    </div>
  );
}

/** Actions below a tree with an answer: start again, and copy the answers for support. */
function Actions({tree, root}: {tree: Tree; root: RefObject<HTMLElement | null>}): ReactNode {
  const [message, copy, clearMessage] = useCopy({
    copied: 'Copied. Paste them into your message to support.',
    failed: 'Your browser blocked copying. Select the text instead.',
  });
  const answers = (): string => {
    const {origin, pathname} = window.location;
    const isChosen = (id: string): boolean =>
      document.getElementById(`${tree.id}-${id}`)?.closest('details')?.open ?? false;
    return answersText(tree, isChosen, origin + pathname);
  };
  const again = (): void => {
    clearMessage();
    if (root.current) {
      startAgain(root.current);
    }
  };
  return (
    <div className={styles.actions} data-no-markdown="" data-search-exclude="">
      <button type="button" className="text-button" onClick={again}>
        Start again
      </button>
      <button type="button" className="text-button" onClick={() => copy(answers())}>
        Copy my answers for support
      </button>
      <span role="status">{message}</span>
    </div>
  );
}

/**
 * A decision tree from a symptom to its fix. It is made of native disclosures, so it works without
 * JavaScript. A chosen answer hides its siblings, so one question is open at a time; choosing it again goes
 * back, as the browser's Back does. The address follows the step, and an address with a step opens it.
 *
 * @param level - level of the questions as headings, one below the heading above the tree
 */
export default function Troubleshooter({tree, level = 3}: {tree: Tree; level?: number}): ReactNode {
  const root = useRef<HTMLElement>(null);
  useTreeAddress(root, tree.id);
  return (
    <section ref={root} className={styles.tree} aria-label={tree.symptom} data-tree={tree.id}>
      <Question treeId={tree.id} level={level} question={tree.root} />
      <Actions tree={tree} root={root} />
    </section>
  );
}
