import {writeFile} from 'node:fs/promises';
import {asCsv, asText, contentReport} from '../check/report';
import {readSite} from '../check/site/read';
import {readEnvironment} from '../config/environment';
import {externalLinks} from '../config/links';

const usage = `Usage: npm run content:report [-- --csv <file>]
Lists what the owner has to confirm, by product and page, and how much each page says.
  --csv <file>   writes the list for a spreadsheet as well`;

/** `npm run content:report`: the open questions of the content. */
export async function run(): Promise<void> {
  const [option, file, ...rest] = process.argv.slice(2);
  if (
    (option !== undefined && option !== '--csv') ||
    (option === '--csv' && !file) ||
    rest.length > 0
  ) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const site = await readSite(process.cwd());
  const found = contentReport(site, externalLinks(readEnvironment(process.env)));
  console.log(asText(found));
  if (file) {
    await writeFile(file, asCsv(found));
    console.log(`\nWritten to ${file}.`);
  }
}
