import path from 'node:path';
import {expect, test} from 'vitest';
import {printed} from '../../src/check/finding';
import {findAll} from '../../src/check/run';

test('the writer’s check finds nothing in the sources of the site', async () => {
  const findings = await findAll(path.resolve(__dirname, '../..'));
  expect(findings.map((finding) => printed(finding, finding.rule))).toEqual([]);
});
