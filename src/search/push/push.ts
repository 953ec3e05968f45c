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
  /** Makes the name of the temporary index unique. */
  stamp: string;
  say: (line: string) => void;
  /** Waits before another attempt, in milliseconds. */
  wait: (ms: number) => Promise<void>;
}

/** Records of one request. */
const batchSize = 500;
const attempts = 4;

/** The records look wrong; nothing was changed. */
export class Refusal extends Error {
  override name = 'Refusal';
}

function statusOf(error: unknown): number {
  return (error as {status?: number} | null)?.status ?? 0;
}

/** A wrong key or request stays wrong; a busy or unreachable service may recover. */
function mayRecover(error: unknown): boolean {
  const status = statusOf(error);
  return status === 0 || status === 429 || status >= 500;
}

async function withRetries<Value>(
  {say, wait}: PushOptions,
  what: string,
  work: () => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !mayRecover(error)) {
        throw error;
      }
      const pause = 500 * 2 ** attempt;
      say(`${what}: ${(error as Error).message} Trying again in ${pause / 1000} s.`);
      await wait(pause);
    }
  }
}

async function countPresent(options: PushOptions): Promise<number> {
  const {client, indexName} = options;
  try {
    const {nbHits} = await withRetries(options, 'Counting', () =>
      client.searchSingleIndex({indexName, searchParams: {query: '', hitsPerPage: 0}}),
    );
    return nbHits ?? 0;
  } catch (error) {
    if (statusOf(error) === 404) {
      return 0;
    }
    throw error;
  }
}

/**
 * Puts records, settings and synonyms into a temporary index and moves it into the place of the
 * real one, so that searchers find either the old or the new whole.
 *
 * @throws Refusal when the records look wrong and `force` is not set
 */
export async function push(options: PushOptions): Promise<void> {
  const {client, indexName, synonyms, dryRun, force, stamp, say} = options;
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

  const temporary = `${indexName}_tmp_${stamp}`;
  const run = async (what: string, work: () => Promise<{taskID: number}>): Promise<void> => {
    const {taskID} = await withRetries(options, what, work);
    await withRetries(options, what, () => client.waitForTask({indexName: temporary, taskID}));
  };
  try {
    if (present > 0) {
      // Rules that were made in the service's dashboard survive.
      await run('Copying rules', () =>
        client.operationIndex({
          indexName,
          operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules']},
        }),
      );
    }
    await run('Settings', () => client.setSettings({indexName: temporary, indexSettings}));
    await run('Synonyms', () =>
      client.saveSynonyms({
        indexName: temporary,
        synonymHit: hostedSynonyms(synonyms),
        replaceExistingSynonyms: true,
      }),
    );
    say(`Settings and ${synonyms.length} synonyms are there.`);
    for (let from = 0; from < records.length; from += batchSize) {
      const objects = records.slice(from, from + batchSize).map((record) => ({...record}));
      await withRetries(options, 'Uploading', () =>
        client.saveObjects({indexName: temporary, objects, waitForTasks: true}),
      );
      say(`${Math.min(from + batchSize, records.length)} of ${records.length} records uploaded.`);
    }
    await run('Moving', () =>
      client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    );
    say(`"${indexName}" now answers with the new records.`);
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw error;
  }
}
