import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord, SynonymGroup} from '../records/types';
import {hostedSynonyms, indexSettings} from './settings';

export interface PushOptions {
  client: Algoliasearch;
  indexName: string;
  records: SearchRecord[];
  synonyms: SynonymGroup[];
  /** Says what would be done, and does nothing. */
  dryRun: boolean;
  /** Goes on in spite of an objection. */
  force: boolean;
  say: (line: string) => void;
}

/** Records are refused by the service when they are larger, in bytes of JSON. */
const maxBytes = 10_000;

/**
 * What speaks against putting these records in the place of those that are there, or undefined.
 *
 * @param present - number of records in the index now
 */
export function objection(records: SearchRecord[], present: number): string | undefined {
  if (records.length === 0) {
    return 'There are no records.';
  }
  const large = records.find((record) => Buffer.byteLength(JSON.stringify(record)) > maxBytes);
  if (large) {
    return `The record ${large.objectID} is larger than the service takes: give its section more headings.`;
  }
  if (records.length < present / 2) {
    return `There are ${records.length} records, fewer than half of the ${present} that searchers find now.`;
  }
  return undefined;
}

/**
 * Gives the index its settings and synonyms, then all records in the place of those that are there, by
 * way of a temporary index: searchers find either the old or the new whole. Rules that were made in the
 * service's dashboard survive.
 *
 * @throws Error when the records look wrong and `force` is not set
 */
export async function push(options: PushOptions): Promise<void> {
  const {client, indexName, records, synonyms, dryRun, force, say} = options;
  const searchParams = {query: '', hitsPerPage: 0};
  const {nbHits: present = 0} = await client
    .searchSingleIndex({indexName, searchParams})
    .catch((error: {status?: number}) => {
      if (error.status === 404) {
        // The first push makes the index.
        return {nbHits: 0};
      }
      throw error;
    });
  say(`${records.length} records to upload; ${present} in "${indexName}" now.`);
  const problem = objection(records, present);
  if (problem && !force) {
    throw new Error(`${problem} Nothing was changed. If this is right, run it again with --force.`);
  }
  if (problem) {
    say(`Forced: ${problem}`);
  }
  if (dryRun) {
    say('Dry run: nothing was changed.');
    return;
  }
  const settings = await client.setSettings({indexName, indexSettings});
  await client.waitForTask({indexName, taskID: settings.taskID});
  const synonymHit = hostedSynonyms(synonyms);
  const saved = await client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true});
  await client.waitForTask({indexName, taskID: saved.taskID});
  say(`Settings and ${synonyms.length} synonyms are there.`);
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
  say(`"${indexName}" now answers with the new records.`);
}
