import type {SearchRecord} from '../records/types';

/** The service takes records up to 10,000 bytes; some room is left for what it adds. */
const mostBytes = 9_000;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Cuts a text into pieces of at most `most` bytes, between words. */
export function cut(text: string, most: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.split(/(?<=\s)/)) {
    if (piece && Buffer.byteLength(piece + word) > most) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += word;
  }
  return piece.trim() ? [...pieces, piece.trim()] : pieces;
}

/** Records as the service takes them: a section that is too long becomes several with one address. */
export function fitRecords(records: SearchRecord[]): SearchRecord[] {
  return records.flatMap((record) => {
    if (bytesOf(record) <= mostBytes || !record.content) {
      return [record];
    }
    const room = mostBytes - bytesOf({...record, content: null});
    // Quotes and the like take more bytes in the request than in the text.
    return cut(record.content, Math.max(room * 0.8, 1000)).map((content, at) => ({
      ...record,
      content,
      objectID: at === 0 ? record.objectID : `${record.objectID}~${at + 1}`,
    }));
  });
}

/**
 * What speaks against putting these records in the place of those that are there, or undefined.
 *
 * @param present - number of records in the index now
 */
export function objection(records: SearchRecord[], present: number): string | undefined {
  if (records.length === 0) {
    return 'There are no records.';
  }
  const ids = new Set(records.map(({objectID}) => objectID));
  if (ids.size < records.length) {
    return `${records.length - ids.size} records have an id that another one has.`;
  }
  const broken = records.find(({url, hierarchy}) => !URL.canParse(url) || !hierarchy.lvl1);
  if (broken) {
    return `The record ${broken.objectID} has no address or no page title.`;
  }
  const large = records.find((record) => bytesOf(record) > 10_000);
  if (large) {
    return `The record ${large.objectID} is larger than the service takes.`;
  }
  if (records.length < present / 2) {
    return `There are ${records.length} records, fewer than half of the ${present} that searchers find now.`;
  }
  return undefined;
}
