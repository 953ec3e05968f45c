/*
 * npm run search:push [-- --dry-run] [--force] [--build <folder>]
 * Uploads the records of the last build to the hosted search. ALGOLIA_WRITE_KEY is the key with write
 * access, and is used here only.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {push} from '../search/push/push';
import {filesWith, readBuild} from '../search/push/source';
import {lastBuild} from './shared/finished.mjs';

function requireVariable(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) {
    throw new Error(`The environment variable ${name} is not set.`);
  }
  return value;
}

export async function run(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'dry-run': {type: 'boolean', default: false},
      force: {type: 'boolean', default: false},
      build: {type: 'string', default: 'build'},
    },
  });
  const appId = requireVariable('ALGOLIA_APP_ID');
  const indexName = requireVariable('ALGOLIA_INDEX_NAME');
  const writeKey = requireVariable('ALGOLIA_WRITE_KEY');
  const host = process.env['ALGOLIA_HOST'];
  const outDir = lastBuild(path.resolve(values.build));

  const leaks = await filesWith(outDir, writeKey);
  if (leaks.length > 0) {
    throw new Error(
      `The build contains ALGOLIA_WRITE_KEY, in ${leaks.join(', ')}. Do not publish it.`,
    );
  }
  const {records, synonyms} = await readBuild(outDir);
  const client = algoliasearch(appId, writeKey, {
    // For a proxy or a test server.
    ...(host
      ? {
          hosts: [
            {
              url: host.replace(/^https?:\/\//, ''),
              accept: 'readWrite',
              protocol: host.startsWith('http:') ? 'http' : 'https',
            },
          ],
        }
      : {}),
  });
  await push({
    client,
    indexName,
    records,
    synonyms,
    dryRun: values['dry-run'],
    force: values.force,
    log: (line) => console.log(line),
  });
}
