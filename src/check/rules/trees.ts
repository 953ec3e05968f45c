import {treeShape} from '../../content/Troubleshooter/treeShape';
import type {Tree, TreeLeaf, TreeNode} from '../../data/types';
import {lineOf, type Finding, type Rule} from '../finding';
import {isTree} from '../site/anchors';
import type {DataModule} from '../site/types';

const limits = {leaves: 6, depth: 4, answers: [2, 5]} as const;
const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What is wrong, the id near which it stands, and what to do. */
type Problem = [id: string, problem: string, fix: string];

function nodes(node: TreeNode): TreeNode[] {
  return 'ask' in node ? [node, ...node.answers.flatMap(({then}) => nodes(then))] : [node];
}

function wrongShape(tree: Tree): Problem[] {
  const {leaves, depth} = treeShape(tree);
  const found: Problem[] = [];
  if (leaves < limits.leaves) {
    found.push([
      tree.id,
      `The tree has ${leaves} ends, fewer than ${limits.leaves}`,
      'Add the causes that are missing, or write the page without a tree.',
    ]);
  }
  if (depth > limits.depth) {
    found.push([
      tree.id,
      `An end of the tree is ${depth} answers away, more than ${limits.depth}`,
      'Merge questions: nobody reads further during a show.',
    ]);
  }
  return found;
}

function wrongIds(tree: Tree): Problem[] {
  const {ids} = treeShape(tree);
  return ids.flatMap((id, index): Problem[] => {
    if (ids.indexOf(id) !== index) {
      return [
        [
          id,
          `Two steps of the tree have the id "${id}"`,
          'Give each its own: it is part of the address of the step.',
        ],
      ];
    }
    return wellFormed.test(id)
      ? []
      : [
          [
            id,
            `The id "${id}" cannot be part of an address`,
            'Use lower case letters, digits and hyphens.',
          ],
        ];
  });
}

function wrongNode(node: TreeNode): Problem[] {
  if ('ask' in node) {
    const [fewest, most] = limits.answers;
    const labels = node.answers.map(({label}) => label);
    return [
      ...(labels.length < fewest || labels.length > most
        ? [
            [
              node.id,
              `The question has ${labels.length} answers`,
              `Offer ${fewest} to ${most}.`,
            ] satisfies Problem,
          ]
        : []),
      ...(new Set(labels).size < labels.length
        ? [
            [
              node.id,
              'Two answers of the question read the same',
              'Let them differ in words.',
            ] satisfies Problem,
          ]
        : []),
    ];
  }
  const empty = (['cause', 'check', 'proof'] as const).filter((part) => !node[part].trim());
  return [...empty, ...(node.fix.length === 0 ? ['fix'] : [])].map((part) => [
    node.id,
    `The end of the tree has no \`${part}\``,
    'Each end says what it is, how to check it, what to do, and how to tell that it worked.',
  ]);
}

/** "Contact support" helps nobody before the last question. */
function earlySupport(tree: Tree): Problem[] {
  const leaves = nodes(tree.root).filter((node): node is TreeLeaf => !('ask' in node));
  return leaves.flatMap((leaf, index): Problem[] =>
    /contact support/i.test(leaf.cause) && index < leaves.length - 1
      ? [
          [
            leaf.id,
            '"Contact support" is not the last end of the tree',
            'Move it to the end, after everything that readers can do themselves.',
          ],
        ]
      : [],
  );
}

function treesOf(module: DataModule): Tree[] {
  return Object.values(module.exports).filter(isTree);
}

export const trees: Rule = {
  name: 'trees',
  asks: 'Decision trees have at least six ends within four answers, each complete, with ids of their own.',
  find({data}) {
    const treeIds = data.flatMap((module) => treesOf(module).map(({id}) => id));
    return data.flatMap((module) =>
      treesOf(module).flatMap((tree) => {
        const problems: Problem[] = [
          ...wrongShape(tree),
          ...wrongIds(tree),
          ...nodes(tree.root).flatMap(wrongNode),
          ...earlySupport(tree),
        ];
        if (treeIds.filter((id) => id === tree.id).length > 1) {
          problems.push([tree.id, `Two trees have the id "${tree.id}"`, 'Give each its own.']);
        }
        return problems.map(([id, problem, fix]): Finding => ({
          file: module.file,
          line: lineOf(module.text, `id: '${id}'`),
          problem,
          fix,
        }));
      }),
    );
  },
};
