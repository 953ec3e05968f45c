import {existsSync} from 'node:fs';
import path from 'node:path';
import {format} from '../check/finding';
import {findAll, fixFiles, type RuleFinding} from '../check/run';

/** Maximum passes of `--fix`, since a fix may reveal another finding. */
const maxPasses = 4;

const usage = `Usage: npm run check [-- [--fix] [file or folder …]]
Checks the sources of the site: front matter, Markdown, spelling, links, images and data.
  --fix   applies mechanical fixes, and prints the remaining findings`;

async function fixAll(root: string, only: string[]): Promise<RuleFinding[]> {
  let findings = await findAll(root, {only});
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const fixed = await fixFiles(root, findings);
    if (fixed === 0) {
      break;
    }
    console.log(`${fixed} fixed.`);
    findings = await findAll(root, {only});
  }
  return findings;
}

/** `npm run check`: prints all findings, and fails if there are any. */
export async function run(): Promise<void> {
  const start = performance.now();
  const options = process.argv.slice(2);
  const root = process.cwd();
  const only = options
    .filter((option) => !option.startsWith('-'))
    .map((argument) => path.relative(root, path.resolve(argument)).split(path.sep).join('/'))
    .filter(Boolean);
  const unknown = options.filter((option) => option.startsWith('-') && option !== '--fix');
  if (unknown.length > 0) {
    console.error(`${usage}\nUnknown option: ${unknown.join(' ')}`);
    process.exitCode = 2;
    return;
  }
  const missing = only.filter((file) => !existsSync(path.join(root, file)));
  if (missing.length > 0) {
    console.error(`${usage}\nThere is no ${missing.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const findings = options.includes('--fix')
    ? await fixAll(root, only)
    : await findAll(root, {only});
  for (const finding of findings) {
    console.log(format(finding, finding.rule));
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mechanical = findings.filter(({edit}) => edit).length;
  const hint = mechanical > 0 ? ` ${mechanical} can be fixed by npm run check -- --fix.` : '';
  console.log(`${findings.length} findings in ${seconds} s.${hint}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
