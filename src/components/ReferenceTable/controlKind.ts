import {plainText} from '../rich-text/parse';
import type {ReferenceRow} from '../../data/types';

/** How a control is drawn. `plain` claims nothing: its row doesn't tell. */
export type ControlKind = 'button' | 'display' | 'menu' | 'number' | 'plain' | 'switch' | 'text';

/** What may be set, as far as the row tells; '' otherwise. */
function range({cells}: ReferenceRow): string {
  return plainText(cells['range'] ?? cells['entry'] ?? '');
}

/** Longest range that fits into a drawn control, in characters. */
const longest = 24;

/** The range as it is written into the drawn control; '' when there is none or it's too long. */
export function shortRange(row: ReferenceRow): string {
  const text = range(row);
  return text.length <= longest ? text : '';
}

/** The kind of control that a row describes, from its own words alone. */
export function controlKind(row: ReferenceRow): ControlKind {
  const name = plainText(row.name);
  const text = range(row).toLowerCase();
  if (/^(reset|\+ and [-−])$/i.test(name)) {
    return 'button';
  }
  const does = row.cells['does'] ?? '';
  if (text === 'read-only' || (/^(shows|lists) /i.test(does) && !/click/i.test(does))) {
    return 'display';
  }
  if (/^(on|linked)(,| or) (off|unlinked)$/.test(text)) {
    return 'switch';
  }
  if (/\b(menu|chooser|selector)\b/i.test(name) || /^list\b/.test(text)) {
    return 'menu';
  }
  if (/^[-−]?\d[\d.,]* ?(to|-|–) ?\+?\d[^:]*$/.test(text) || text === 'whole number') {
    return 'number';
  }
  if (text === 'a.b.c.d') {
    return 'text';
  }
  return 'plain';
}
