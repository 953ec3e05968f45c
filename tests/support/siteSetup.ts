import {expect} from 'vitest';
import {lastBuild} from '../../src/commands/shared/finished.mjs';
import {siteDir} from './build';

// Without a complete build, tests of the site would fail with misleading messages.
if (/[\\/]tests[\\/](?:site|engines)[\\/]/.test(expect.getState().testPath ?? '')) {
  lastBuild(siteDir);
}
