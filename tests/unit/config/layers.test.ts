import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import layers from '../../../src/layers.json';

test('every folder of src is in the list of layers, which the check and the linters read', () => {
  const folders = readdirSync('src', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  // Style sheets have no texts and no imports.
  expect([...layers.browser, ...layers.build, 'css'].sort()).toEqual(folders.sort());
});
