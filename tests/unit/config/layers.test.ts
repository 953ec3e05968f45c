import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import layers from '../../../src/layers.json';

test('layers.json lists every folder of src', () => {
  const folders = readdirSync('src', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  // Style sheets have no user-facing text and no imports.
  expect([...layers.browser, ...layers.build, 'css'].sort()).toEqual(folders.sort());
});
