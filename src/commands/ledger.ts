import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {updatedLedger} from '../check/ledger';
import {format} from '../check/finding';
import {findAll} from '../check/run';
import {readSite} from '../check/site/read';
import {ledgerEntries} from '../remark/splitAnchor';

const usage = `Usage: npm run ledger
Adds new addresses and anchors to the ledger, the list of everything that was ever published.
Writes nothing while npm run check has findings, because entries are permanent.`;

/** Maximum number of new lines to print. */
const maxShown = 40;

/**
 * `npm run ledger`: adds all current addresses and anchors to the ledger. Never removes any, so it refuses to write
 * while the check has findings, which would make a mistake permanent.
 */
export async function run(): Promise<void> {
  if (process.argv.length > 2) {
    console.error(usage);
    process.exitCode = process.argv.includes('--help') ? 0 : 2;
    return;
  }
  const site = await readSite(process.cwd());
  const findings = await findAll(site.root);
  for (const finding of findings) {
    console.error(format(finding, finding.rule));
  }
  if (findings.length > 0) {
    console.error(
      'Nothing was written. Fix these findings first, because entries of the ledger are permanent.',
    );
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
