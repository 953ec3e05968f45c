import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord, SynonymGroup} from '../records/types';
import {hostedSynonyms, indexSettings} from './settings';

export interface PushOptions {
  client: Algoliasearch;
  indexName: string;
  records: SearchRecord[];
  synonyms: SynonymGroup[];
  /** Prints what would be done, and changes nothing. */
  dryRun: boolean;
  /** Uploads even if the records look wrong. */
  force: boolean;
  log: (line: string) => void;
}

/** Maximum size of a record that the service accepts, in bytes of JSON. */
const maxRecordBytes = 10_000;

/**
 * Why these records should not replace those in the index; undefined if nothing looks wrong.
 *
 * @param currentCount - number of records in the index now
 */
export function uploadProblem(records: SearchRecord[], currentCount: number): string | undefined {
  if (records.length === 0) {
    return 'There are no records.';
  }
  const large = records.find(
    (record) => Buffer.byteLength(JSON.stringify(record)) > maxRecordBytes,
  );
  if (large) {
    return `The record ${large.objectID} is larger than the service takes: give its section more headings.`;
  }
  if (records.length < currentCount / 2) {
    return `There are ${records.length} records, fewer than half of the ${currentCount} in the index now.`;
  }
  return undefined;
}

/** Rewrites an error of the service to name its likely cause, such as an environment variable. */
function explain(error: unknown): Error {
  const {status, message = String(error)} = error as {status?: number; message?: string};
  if (status === 401 || status === 403) {
    return new Error(
      `The service refused ALGOLIA_WRITE_KEY for ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME (${status}): ${message}. ` +
        'The key needs addObject, deleteIndex, editSettings, search and browse for this index.',
    );
  }
  if (status !== undefined) {
    return new Error(`The service answered with ${status}: ${message}`);
  }
  if (error instanceof SyntaxError || /JSON|Unexpected token/.test(message)) {
    return new Error('The host answered with something other than JSON. Check ALGOLIA_HOST.');
  }
  return new Error(
    `The service can’t be reached. Check the connection, ALGOLIA_APP_ID and ALGOLIA_HOST. (${message})`,
  );
}

/** Fills a temporary index with settings, synonyms and records, then replaces the current index with it. */
async function replaceIndex({client, indexName, records, synonyms}: PushOptions): Promise<void> {
  const temporary = `${indexName}_tmp_${Date.now()}`;
  const finish = async (task: Promise<{taskID: number}>, name = temporary): Promise<void> => {
    await client.waitForTask({indexName: name, taskID: (await task).taskID});
  };
  try {
    // Keeps rules that were made in the service's dashboard.
    const rules = {operation: 'copy', destination: temporary, scope: ['rules']} as const;
    await finish(
      client.operationIndex({indexName, operationIndexParams: {...rules, scope: [...rules.scope]}}),
    );
    await finish(client.setSettings({indexName: temporary, indexSettings}));
    const synonymHit = hostedSynonyms(synonyms);
    await finish(
      client.saveSynonyms({indexName: temporary, synonymHit, replaceExistingSynonyms: true}),
    );
    const objects = records.map((record) => ({...record}));
    await client.saveObjects({indexName: temporary, objects, waitForTasks: true});
    const move = {operation: 'move', destination: indexName} as const;
    await finish(client.operationIndex({indexName: temporary, operationIndexParams: move}));
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw error;
  }
}

/**
 * Replaces settings, synonyms and records of the hosted index in one step, so a failure changes nothing.
 *
 * @throws Error if the records look wrong and `force` is not set, or the service refuses them
 */
export async function push(options: PushOptions): Promise<void> {
  const {client, indexName, records, synonyms, dryRun, force, log} = options;
  const searchParams = {query: '', hitsPerPage: 0};
  const {nbHits: currentCount = 0} = await client
    .searchSingleIndex({indexName, searchParams})
    .catch((error: {status?: number}) => {
      if (error.status === 404) {
        // The first push creates the index.
        return {nbHits: 0};
      }
      throw explain(error);
    });
  log(`${records.length} records to upload; ${currentCount} in "${indexName}" now.`);
  const problem = uploadProblem(records, currentCount);
  if (problem && !force) {
    throw new Error(`${problem} Nothing was changed. If this is right, run it again with --force.`);
  }
  if (problem) {
    log(`Forced: ${problem}`);
  }
  if (dryRun) {
    log('Dry run: nothing was changed.');
    return;
  }
  await replaceIndex(options).catch((error: unknown) => {
    throw new Error(`${explain(error).message} Nothing was changed.`, {cause: error});
  });
  log(`"${indexName}" now has the new records, settings and ${synonyms.length} synonyms.`);
}
