import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import stylelint from 'stylelint';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {browserslist} from '../../package.json';
import {root} from '../support/build';

const minimum = Object.fromEntries(
  browserslist.production.map((query): [string, string] => {
    const [name = '', version = ''] = query.split(' >= ');
    return [name, version];
  }),
);

// Vitest sets NODE_ENV to "test", for which `browserslist` has no entry.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

describe('the minimum supported browsers', () => {
  it.each(['README.md', 'src/pages/accessibility.mdx'])('are stated in %s', (file) => {
    const {safari, ios_saf: ios, chrome, edge, firefox} = minimum;
    expect([ios, edge]).toEqual([safari, chrome]);
    const text = readFileSync(path.join(root, file), 'utf8').replace(/\s+/g, ' ');
    expect(text).toMatch(
      new RegExp(`Safari ${safari}, Chrome and Edge ${chrome}(?:,| or) Firefox ${firefox}\\b`),
    );
  });

  it('are enforced in scripts', async () => {
    // Only this rule, and without the types of the project, which take seconds to load.
    const eslint = new ESLint({
      cwd: root,
      ruleFilter: ({ruleId}) => ruleId === 'compat/compat',
      overrideConfig: {languageOptions: {parserOptions: {projectService: false}}},
    });
    const rules = async (code: string): Promise<(string | null)[]> => {
      const [result] = await eslint.lintText(code, {
        filePath: 'src/components/shared/parseAddress.ts',
      });
      return result?.messages.map(({ruleId}) => ruleId) ?? [];
    };
    expect(await rules('export const x = Intl.Segmenter;\n')).toEqual(['compat/compat']);
    expect(await rules("export const x = new URL('https://a.example');\n")).toEqual([]);
  });

  it('are enforced in style sheets', async () => {
    const rules = async (code: string): Promise<string[]> => {
      const {results} = await stylelint.lint({code, cwd: root, configBasedir: root});
      return results.flatMap(({warnings}) => warnings.map(({rule}) => rule));
    };
    expect(await rules('a {\n  font-size-adjust: 0.5;\n}\n')).toEqual([
      'plugin/no-unsupported-browser-features',
    ]);
    expect(await rules('a:has(b) {\n  margin: 0;\n}\n')).toEqual([]);
  });
});
