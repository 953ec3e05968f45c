import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {unfinished} from '../../../src/check/rules/unfinished';
import {findAll} from '../../../src/check/run';
import {newFiles, type ProjectView, slugify} from '../../../src/commands/shared/newFile';
import {writeNew} from '../../../src/commands/new';
import {describedVersions} from '../../../src/plugins/releaseVersions';
import {copyProject} from '../../support/copyProject';
import {readYaml} from '../../support/readYaml';

const today = '2027-03-04';

const empty: ProjectView = {
  today,
  exists: (file) => ['docs/handbook/background', 'docs/videosync/device-reference'].includes(file),
  positions: () => [1, 2],
  tags: ['videosync'],
};

describe('npm run new', () => {
  it.each(readYaml<[string[], string][]>(__dirname, 'new.yml'))(
    '%j fails with a message',
    (command, message) => {
      expect(() => newFiles(command, empty)).toThrow(message);
    },
  );

  it('does not overwrite files', () => {
    expect(() => newFiles(['post', 'A'], {...empty, exists: () => true})).toThrow('already exists');
  });

  it('accepts a file path instead of an address', () => {
    const command = ['page', 'docs/handbook/background/fog.mdx', 'Fog'];
    expect(newFiles(command, empty).map(({path: file}) => file)).toEqual([command[1]]);
  });

  it('derives addresses from titles', () => {
    expect(slugify(' Fög & Häze, 2nd ')).toBe('fog-haze-2nd');
  });
});

describe('a new file', () => {
  const commands = [
    ['release', 'videosync', '9.9'],
    ['release', 'beam-for-live', '9.9', '2027-03-01'],
    ['release', 'beam-for-max', '9.9-beta'],
    ['post', 'Light on a budget', 'beam-for-live'],
    ['page', 'handbook/background/fog', 'Fog, haze and what the smoke detectors make of it'],
    ['device', 'videosync', 'Color Mixer'],
    ['calculator', 'screen', 'Lens shift of a projector'],
  ];
  let copy = '';
  const written: string[] = [];
  const publish = (file: string): void => {
    const full = path.join(copy, file);
    writeFileSync(full, readFileSync(full, 'utf8').replace('draft: true\n', ''));
  };

  beforeAll(async () => {
    copy = copyProject().folder;
    for (const command of commands) {
      written.push(...(await writeNew(copy, command, today)));
    }
  });

  afterAll(() => rmSync(copy, {recursive: true, force: true}));

  it('has findings for its placeholder text once it is published', async () => {
    const page = 'docs/handbook/background/published.mdx';
    const [file = ''] = await writeNew(copy, ['page', page.slice(5, -4), 'Published'], today);
    publish(file);
    const findings = await findAll(copy, {only: [file], rules: {unfinished}});
    rmSync(path.join(copy, file));
    const problem = expect.stringContaining('is placeholder text') as string;
    expect(findings).toMatchObject([{problem}, {problem}, {problem}, {problem}]);
  });

  it('has no findings while it is a draft', async () => {
    // A device also has data, a calculator also a model, vectors and a picture.
    expect(written).toHaveLength(commands.length + 4);
    const findings = await findAll(copy, {only: written});
    expect(findings.map(({file, rule, problem}) => `${file}: ${rule}: ${problem}`)).toEqual([]);
    for (const file of written) {
      expect(readFileSync(path.join(copy, file), 'utf8')).not.toContain('undefined');
    }
  });

  it('becomes the latest version when a release is published', () => {
    expect(describedVersions(copy, 'videosync')[0]).not.toBe('9.9');
    written.forEach(publish);
    expect(describedVersions(copy, 'videosync')[0]).toBe('9.9');
  });
});
