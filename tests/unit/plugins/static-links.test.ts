import {symlinkSync, unlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {rejectSymlinks} from '../../../src/plugins/finish/staticLinks';
import {createFolder} from '../../support/createFolder';

const folder = createFolder({'static/icons/a.svg': ''});

it.each(['/etc/passwd', '/etc', 'a.svg', 'nowhere'])(
  'rejects a symbolic link to %s',
  async (target) => {
    const link = path.join(folder, 'static', 'icons', 'link');
    symlinkSync(target, link);
    await expect(rejectSymlinks(folder)).rejects.toThrow(/^static.icons.link: a symbolic link/);
    unlinkSync(link);
    await expect(rejectSymlinks(folder)).resolves.toBeUndefined();
  },
);
