import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';

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
    'src/theme/ColorModeToggle/index.tsx',
    'src/theme/TOCItems/Tree.tsx',
    'src/theme/BlogListPage/index.tsx',
    'src/theme/BlogLayout/index.tsx',
    'src/browser/app/PendingNavigation.jsx',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      eqeqeq: 'error',
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
  {
    files: ['**/*.{mjs,js}'],
    rules: {eqeqeq: 'error', 'no-unused-vars': 'error', 'no-undef': 'off'},
  },
  // Playwright's fixtures call a function named `use`, which is no hook.
  {
    files: ['tests/**/*.ts'],
    rules: {'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off'},
  },
);
