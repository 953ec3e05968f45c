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
        suits: '`dim` and iris: each track adds to the level',
      },
    },
    {
      id: 'weighted-average',
      name: 'Weighted Average',
      cells: {
        rule: '(a + b + …) ÷ tracks',
        example: '0.4',
        suits: 'Colour and position: the result is between the tracks',
      },
    },
    {
      id: 'htp',
      name: 'htp',
      cells: {
        rule: 'largest of a, b, …',
        example: '0.6',
        suits: 'Levels that should never exceed the brightest track',
      },
    },
  ],
};
