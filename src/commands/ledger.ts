import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ledgerEntries, takenOut, updatedLedger, vanished} from '../check/ledger';
import {readSite} from '../check/site/read';

/**
 * `npm run ledger`: adds every address and anchor that answers now to the ledger of what was
 * published. It takes none out: while a line is missing, or one leads nowhere, nothing is written.
 */
async function update(): Promise<void> {
  const site = await readSite(process.cwd());
  const missing = takenOut(site);
  const gone = vanished(site);
  if (missing.length > 0) {
    console.error(`These lines were taken out of ${site.ledger.file}. Put them back:`);
    console.error(missing.map((entry) => `  ${entry}`).join('\n'));
  }
  for (const list of ['fixed', 'anchorRedirects'] as const) {
    const lines = gone.filter((one) => one.list === list).map(({redirect}) => `  ${redirect}`);
    if (lines.length > 0) {
      console.error(`These were published and lead nowhere now. Add to ${list} in redirects.ts:`);
      console.error([...new Set(lines)].join('\n'));
    }
  }
  if (missing.length + gone.length > 0) {
    process.exitCode = 1;
    return;
  }
  const text = updatedLedger(site);
  const added = ledgerEntries(text).length - ledgerEntries(site.ledger.text).length;
  await writeFile(path.join(site.root, site.ledger.file), text);
  console.log(
    `${added} added; ${ledgerEntries(text).length} addresses and anchors in ${site.ledger.file}.`,
  );
}

update().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
