import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {refuseStaticLinks} from '../../../src/plugins/finish/staticLinks';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-links-'));
  mkdirSync(path.join(folder, 'static', 'icons'), {recursive: true});
  writeFileSync(path.join(folder, 'static', 'icons', 'a.svg'), '');
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('has nothing against files', async () => {
  await expect(refuseStaticLinks(folder)).resolves.toBeUndefined();
});

it.each(['/etc/passwd', '/etc', 'a.svg', 'nowhere'])('names a link to %s', async (target) => {
  symlinkSync(target, path.join(folder, 'static', 'icons', 'link'));
  await expect(refuseStaticLinks(folder)).rejects.toThrow(/^static.icons.link: a link/);
});
