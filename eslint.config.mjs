import {readFileSync} from 'node:fs';
import {defineConfig, globalIgnores} from 'eslint/config';
import compat from 'eslint-plugin-compat';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';

const layers = JSON.parse(readFileSync(new URL('src/layers.json', import.meta.url), 'utf8'));

export default defineConfig(
  globalIgnores([
    'build/**',
    '.docusaurus',
    '.cache',
    'node_modules',
    'coverage',
    'test-results',
    'tests/fixtures',
    // Copies of upstream files; they are compared with the originals instead.
    'src/theme/MDXComponents/index.tsx',
    'src/theme/NavbarItem/ComponentTypes.tsx',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
      // A function that returns a promise may be `async` without an `await`.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      eqeqeq: 'error',
      curly: 'error',
      // Names within an import; the order of imports can matter, because style sheets follow it.
      'sort-imports': ['error', {ignoreCase: true, ignoreDeclarationSort: true}],
      'no-restricted-imports': [
        'error',
        {name: 'react', importNames: ['default'], message: 'JSX needs no `import React`.'},
      ],
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: 'variable',
          modifiers: ['const'],
          format: ['camelCase', 'PascalCase'],
          leadingUnderscore: 'allow',
          filter: {regex: '^__', match: false},
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'Inline styles are forbidden by the content security policy; use a class.',
        },
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Setting HTML strings is forbidden by Trusted Types; build elements.',
        },
      ],
    },
  },
  // Code for browsers must support `browserslist` in package.json. Newer features need a feature test, which
  // the rule recognises.
  {
    files: [`src/{${layers.browser.join()}}/**/*.{ts,tsx}`],
    ignores: ['src/search/push/**'],
    plugins: {compat},
    rules: {'compat/compat': 'error'},
  },
  // Swizzled files keep the imports of the originals that they are compared with.
  {
    files: ['src/theme/**/*.tsx'],
    rules: {'no-restricted-imports': 'off'},
  },
  {
    files: ['**/*.{mjs,js}'],
    rules: {eqeqeq: 'error', 'no-unused-vars': 'error', 'no-undef': 'off'},
  },
  // Playwright's fixtures call a function named `use`, which isn't a React hook.
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'react-hooks/rules-of-hooks': 'off',
      'no-empty-pattern': 'off',
      // Matchers and parsed JSON are `any`; a wrong assumption fails the test.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      // Tests replace methods of platform objects.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
