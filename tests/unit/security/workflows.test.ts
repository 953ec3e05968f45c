import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {root} from '../../support/build';

const folder = path.join(root, '.github', 'workflows');
const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));

interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: {run?: string; shell?: string; uses?: string; with?: Record<string, unknown>}[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

/** Write permissions that the jobs of a workflow may have. */
const writePermissions: Record<string, string[]> = {'pages.yml': ['pages', 'id-token']};

/** Problems of a workflow, as sentences. */
function findProblems(file: string, text: string): string[] {
  const {on, permissions, jobs} = parse(text) as Workflow;
  const pinned = /uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  const problems: [isWrong: boolean, problem: string][] = [
    ...(text.match(/^.*\buses:.*$/gm) ?? []).map((line): [boolean, string] => [
      !pinned.test(line),
      `${line.trim()} is not pinned by its full commit and version`,
    ]),
    [
      !permissions || Object.keys(permissions).length > 0,
      'the workflow itself must have no permissions; give them to its jobs',
    ],
    [
      'pull_request_target' in on || 'workflow_run' in on,
      'it runs code of pull requests with write permissions',
    ],
  ];
  for (const [name, job] of Object.entries(jobs)) {
    const permissionEntries = Object.entries(job.permissions ?? {});
    problems.push(
      [!job.permissions || !job['timeout-minutes'], `${name} has no permissions or no time limit`],
      ...permissionEntries.map(([scope, access]): [boolean, string] => [
        access === 'write' && !writePermissions[file]?.includes(scope),
        `${name} may write ${scope}`,
      ]),
    );
    for (const {uses = '', run = '', with: inputs} of job.steps) {
      const isCheckout = uses.startsWith('actions/checkout@');
      problems.push(
        [
          isCheckout && inputs?.['persist-credentials'] !== false,
          `${name} leaves credentials in the checkout`,
        ],
        [run.includes('${{'), `${name} puts an expression into a shell command`],
      );
    }
  }
  return problems.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

describe('workflows', () => {
  it.each(files)('%s pins its actions and has minimal permissions', (file) => {
    expect(findProblems(file, readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
  });

  it('are complete, and external links are only checked on a schedule', () => {
    expect(files.sort()).toEqual(['audit.yml', 'ci.yml', 'growth.yml', 'links.yml', 'pages.yml']);
    const {on} = parse(readFileSync(path.join(folder, 'links.yml'), 'utf8')) as Workflow;
    expect(Object.keys(on).sort()).toEqual(['schedule', 'workflow_dispatch']);
  });

  it('publish only the original repository, below the path of its host; and no pipe hides a failure', () => {
    const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    const {jobs} = parse(read('pages.yml')) as {jobs: {build: {if: string; steps: object[]}}};
    expect(jobs.build.if).toContain('!github.event.repository.fork');
    expect(JSON.stringify(jobs.build.steps)).toContain('steps.pages.outputs.base_path }}/');
    for (const job of files.flatMap((file) =>
      Object.values((parse(read(file)) as Workflow).jobs),
    )) {
      const pipes = job.steps.filter(({run = ''}) => /(?<!\|)\|(?!\|)/.test(run));
      expect(pipes.map(({shell}) => shell)).toEqual(pipes.map(() => 'bash'));
    }
    const windows = (parse(read('ci.yml')) as Workflow).jobs['windows'];
    expect(windows?.steps.map(({run}) => run)).toContain('npm run build');
  });

  it('with mistakes are reported', () => {
    const invalid = `
on: {pull_request_target: {}}
jobs:
  a:
    permissions: {contents: write}
    steps:
      - uses: actions/checkout@v5
      - run: echo \${{ github.event.issue.title }}
`;
    expect(findProblems('ci.yml', invalid)).toHaveLength(7);
  });
});
