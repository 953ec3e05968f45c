import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ledgerEntries, takenOut, updatedLedger, vanished} from '../check/ledger';
import {printed} from '../check/finding';
import {findAll} from '../check/run';
import {readSite} from '../check/site/read';
import type {Site} from '../check/site/types';

const usage = `Usage: npm run ledger
Adds every address and anchor of the site to the list of all that were ever published.
It writes nothing while npm run check finds a mistake: what is in the list stays for ever.`;

/** Most lines of the list that are shown one by one. */
const maxShown = 40;

/** Says which lines are missing in redirects.ts, or were taken out of the ledger. */
function printMissing(site: Site): void {
  const missing = takenOut(site);
  if (missing.length > 0) {
    console.error(`These lines were taken out of ${site.ledger.file}. Put them back:`);
    console.error(missing.map((entry) => `  ${entry}`).join('\n'));
  }
  const gone = vanished(site);
  for (const list of ['fixed', 'anchorRedirects'] as const) {
    const lines = gone.filter((one) => one.list === list).map(({redirect}) => `  ${redirect}`);
    if (lines.length > 0) {
      console.error(`These were published and lead nowhere now. Add to ${list} in redirects.ts:`);
      console.error([...new Set(lines)].join('\n'));
    }
  }
}

/**
 * `npm run ledger`: adds every address and anchor that answers now to the ledger of what was
 * published. It takes none out, and makes no mistake permanent: while the check finds anything,
 * nothing is written.
 */
export async function run(): Promise<void> {
  if (process.argv.length > 2) {
    console.error(usage);
    process.exitCode = process.argv.includes('--help') ? 0 : 2;
    return;
  }
  const site = await readSite(process.cwd());
  const findings = await findAll(site.root);
  const others = findings.filter(({rule}) => rule !== 'ledger');
  printMissing(site);
  for (const finding of others) {
    console.error(printed(finding, finding.rule));
  }
  if (findings.length > 0) {
    console.error('Nothing was written. Fix this first: what is in the ledger stays for ever.');
    process.exitCode = 1;
    return;
  }
  const text = updatedLedger(site);
  const before = new Set(ledgerEntries(site.ledger.text));
  const added = ledgerEntries(text).filter((entry) => !before.has(entry));
  await writeFile(path.join(site.root, site.ledger.file), text);
  for (const entry of added.slice(0, maxShown)) {
    console.log(`+${entry}`);
  }
  const rest = added.length - maxShown;
  const more = rest > 0 ? ` ${rest} more: git diff ${site.ledger.file} shows all.` : '';
  console.log(
    `${added.length} added; ${ledgerEntries(text).length} addresses and anchors in ${site.ledger.file}.${more}`,
  );
}
