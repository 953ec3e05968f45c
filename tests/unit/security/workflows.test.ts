import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const root = path.resolve(__dirname, '..', '..', '..');
const folder = path.join(root, '.github', 'workflows');
const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));
const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<
    string,
    {
      permissions?: Record<string, string>;
      'timeout-minutes'?: number;
      steps: {run?: string; uses?: string; with?: Record<string, unknown>}[];
    }
  >;
}

/** Permissions beyond reading that a job may have, with the workflow that needs it. */
const mayWrite: Record<string, string[]> = {'pages.yml': ['pages', 'id-token']};

/** What is wrong with a workflow, a sentence each. */
function problemsOf(file: string, text: string): string[] {
  const {on, permissions, jobs} = parse(text) as Workflow;
  const problems: string[] = [];
  for (const line of text.split('\n').filter((one) => /\buses:/.test(one))) {
    if (!/uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)) {
      problems.push(`${line.trim()} is not pinned by its full commit and version`);
    }
  }
  if (!permissions || Object.keys(permissions).length > 0) {
    problems.push('the workflow itself must have no permissions; give them to its jobs');
  }
  if ('pull_request_target' in on || 'workflow_run' in on) {
    problems.push('it runs with rights on code of strangers');
  }
  for (const [name, job] of Object.entries(jobs)) {
    if (!job.permissions || !job['timeout-minutes']) {
      problems.push(`${name} has no permissions or no time limit`);
    }
    for (const [what, right] of Object.entries(job.permissions ?? {})) {
      if (right === 'write' && !mayWrite[file]?.includes(what)) {
        problems.push(`${name} may write ${what}`);
      }
    }
    for (const step of job.steps) {
      if (
        step.uses?.startsWith('actions/checkout@') &&
        step.with?.['persist-credentials'] !== false
      ) {
        problems.push(`${name} leaves credentials in the checkout`);
      }
      if (step.run?.includes('${{')) {
        problems.push(`${name} puts an expression into a shell command`);
      }
      const script = /^npm (?:run (?:--silent )?([\w:-]+)|(test)\b)/.exec(step.run ?? '');
      const wanted = script?.[1] ?? script?.[2];
      if (wanted && !(wanted in scripts)) {
        problems.push(`${name} runs npm run ${wanted}, which package.json does not have`);
      }
    }
  }
  return problems;
}

describe('workflows', () => {
  it.each(files)('%s is pinned and has the least rights', (file) => {
    expect(problemsOf(file, readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
  });

  it('are all there; external links are never checked for a change', () => {
    expect(files.sort()).toEqual(['audit.yml', 'ci.yml', 'growth.yml', 'links.yml', 'pages.yml']);
    const {on} = parse(readFileSync(path.join(folder, 'links.yml'), 'utf8')) as Workflow;
    expect(Object.keys(on).sort()).toEqual(['schedule', 'workflow_dispatch']);
  });

  it('with mistakes are told', () => {
    const bad = `
on: {pull_request_target: {}}
jobs:
  a:
    permissions: {contents: write}
    steps:
      - uses: actions/checkout@v5
      - run: echo \${{ github.event.issue.title }}
      - run: npm run no-such-script
`;
    expect(problemsOf('ci.yml', bad)).toHaveLength(8);
  });
});
