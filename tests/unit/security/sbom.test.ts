import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readLockfile} from '../../../src/commands/licences';

const root = path.resolve(__dirname, '..', '..', '..');

describe('the list of everything that is in the site', () => {
  it('names every locked package', () => {
    const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', 'sbom'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
    expect(status, stderr).toBe(0);
    const {bomFormat, components} = JSON.parse(stdout) as {
      bomFormat: string;
      components: {name: string; version: string}[];
    };
    expect(bomFormat).toBe('CycloneDX');
    const listed = new Set(components.map(({name, version}) => `${name}@${version}`));
    const missing = readLockfile(root)
      .map(({name, version}) => `${name}@${version}`)
      .filter((one) => !listed.has(one));
    expect(missing).toEqual([]);
  });
});
