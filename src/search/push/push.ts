import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord, SynonymGroup} from '../records/types';
import {fitRecords, objection} from './prepare';
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

/** The records look wrong; nothing was changed. */
export class Refusal extends Error {
  override name = 'Refusal';
}

async function countPresent({client, indexName}: PushOptions): Promise<number> {
  try {
    const searchParams = {query: '', hitsPerPage: 0};
    return (await client.searchSingleIndex({indexName, searchParams})).nbHits ?? 0;
  } catch (error) {
    if ((error as {status?: number}).status === 404) {
      return 0;
    }
    throw error;
  }
}

/**
 * Gives the index its settings and synonyms, then all records in the place of those that are there, by
 * way of a temporary index: searchers find either the old or the new whole. Rules that were made in the
 * service's dashboard survive.
 *
 * @throws Refusal when the records look wrong and `force` is not set
 */
export async function push(options: PushOptions): Promise<void> {
  const {client, indexName, synonyms, dryRun, force, say} = options;
  const records = fitRecords(options.records);
  const present = await countPresent(options);
  say(`${records.length} records to upload; ${present} in "${indexName}" now.`);
  const problem = objection(records, present);
  if (problem && !force) {
    throw new Refusal(
      `${problem} Nothing was changed. If this is right, run it again with --force.`,
    );
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
  const objects = records.map((record) => ({...record}));
  await client.replaceAllObjects({indexName, objects});
  say(`"${indexName}" now answers with the new records.`);
}
