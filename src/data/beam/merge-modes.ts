import type {ReferenceTableData} from '../types';

/** Merge modes that a fixture profile can give to a parameter. */
export const mergeModes: ReferenceTableData = {
  id: 'merge-modes',
  caption: 'Merge modes',
  nameLabel: 'Mode',
  columns: [
    {key: 'rule', label: 'Rule', kind: 'value'},
    {key: 'example', label: '0.2 with 0.6', kind: 'value'},
    {key: 'suits', label: 'Suits'},
  ],
  rows: [
    {
      id: 'add',
      name: 'Add',
      cells: {
        rule: 'a + b + …',
        example: '0.8',
        suits: '`dim`, iris: more tracks give more.',
      },
    },
    {
      id: 'weighted-average',
      name: 'Weighted Average',
      cells: {
        rule: '(a + b + …) ÷ tracks',
        example: '0.4',
        suits: 'Colour and position: tracks meet in between instead of piling up at one end.',
      },
    },
    {
      id: 'htp',
      name: 'htp',
      cells: {
        rule: 'largest of a, b, …',
        example: '0.6',
        suits: 'Levels that must never get brighter than the brightest source.',
      },
      unconfirmed:
        'Seen as an option of fixture profiles; the rule given is the usual meaning of HTP in lighting.',
    },
  ],
};
