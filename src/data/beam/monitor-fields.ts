import type {ReferenceTableData} from '../types';

/** Which DMX values a parameter becomes: 8-bit, and 16-bit as a coarse and a fine channel. */
export const monitorValues: ReferenceTableData = {
  id: 'monitor-values',
  caption: 'From a parameter to DMX values, without a range',
  nameLabel: 'Parameter',
  columns: [
    {key: 'eight', label: '8-bit channel', kind: 'value'},
    {key: 'sixteen', label: '16-bit value', kind: 'value'},
    {key: 'pair', label: 'Coarse, fine', kind: 'value'},
  ],
  rows: [
    {id: 'zero', name: '`0`', cells: {eight: '0', sixteen: '0', pair: '0, 0'}},
    {
      id: 'tenth',
      name: '`0.1`',
      cells: {eight: '25 or 26', sixteen: '6553 or 6554', pair: '25, 153 or 154'},
    },
    {
      id: 'quarter',
      name: '`0.25`',
      cells: {eight: '63 or 64', sixteen: '16383 or 16384', pair: '63, 255 or 64, 0'},
    },
    {
      id: 'half',
      name: '`0.5`',
      cells: {eight: '127 or 128', sixteen: '32767 or 32768', pair: '127, 255 or 128, 0'},
    },
    {
      id: 'three-quarters',
      name: '`0.75`',
      cells: {eight: '191', sixteen: '49151', pair: '191, 255'},
    },
    {id: 'full', name: '`1`', cells: {eight: '255', sixteen: '65535', pair: '255, 255'}},
  ],
};
