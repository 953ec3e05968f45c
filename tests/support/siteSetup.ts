import {expect} from 'vitest';
import {lastBuild} from '../../src/commands/shared/finished.mjs';
import {siteDir} from './build';

// Tests of the built site can't tell which of their failures mean that it isn't complete.
if (/[\\/]tests[\\/](?:site|engines)[\\/]/.test(expect.getState().testPath ?? '')) {
  lastBuild(siteDir);
}
