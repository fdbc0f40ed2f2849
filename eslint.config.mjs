import nx from '@nx/eslint-plugin';
import { createProjectGraphAsync } from '@nx/devkit';
import baseline from 'eslint-plugin-baseline-js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { shippedBoundaries, testBoundaries } from './tools/eslint/boundaries.mjs';
import {
  imports,
  NAMED_BY_OTHERS,
  noSideEffects,
  noStorage,
  syntax,
  WALL_DAYS,
  WINDOWED,
} from './tools/eslint/doors.mjs';
import { plainday } from './tools/eslint/plugin.mjs';

// The boundary rule reads the project graph from a cache and is silent without one: make it first.
await createProjectGraphAsync();

const CODE = ['**/*.{ts,tsx}'];
const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/e2e/**',
  '**/dev/**',
  'tools/gateway/contract/**',
  'tools/month/**/*.ts',
];
const SHIPPED = ['apps/*/src/**/*.{ts,tsx}', 'libs/*/*/src/**/*.{ts,tsx}'];
const PURE = ['libs/domain/*/src/**/*.ts', 'apps/*/src/modules/*/model/**/*.ts', '**/*.logic.ts'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.data/',
      '.nx/',
      '.cache/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: {
      'no-undef': 'error',
      'no-unused-vars': ['error', { varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { plainday },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-async-promise-executor': 'error',
      'no-cond-assign': 'error',
      'no-constant-condition': 'error',
      'no-control-regex': 'error',
      'no-debugger': 'error',
      'no-misleading-character-class': 'error',
      'no-self-compare': 'error',
      'no-unsafe-finally': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'max-lines': ['error', 300],
      'plainday/kebab-case-files': 'error',
    },
  },
  // Generated, as long as the schema is.
  { files: ['libs/data/supabase/src/database.types.ts'], rules: { 'max-lines': 'off' } },
  {
    files: CODE,
    extends: [tseslint.configs.strict],
    plugins: { '@nx': nx, plainday },
    rules: {
      ...shippedBoundaries,
      ...imports(),
      'plainday/no-own-index': 'error',
      'plainday/module-borders': 'error',
      'no-implicit-globals': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: CODE,
    ignores: TESTS,
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // The other rules compile what they look at: only where there are components and hooks.
    files: ['apps/**/*.tsx', 'libs/**/*.tsx', '**/use-*.ts'],
    ignores: TESTS,
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      // These two speak to users of the React compiler only.
      'react-hooks/preserve-manual-memoization': 'off',
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: SHIPPED,
    rules: {
      ...syntax(),
      ...noStorage,
      'no-console': 'error',
      'plainday/type-scale': 'error',
      'plainday/said-once': 'error',
    },
  },
  {
    // What a supported browser may lack (ADR 0219) is named where it is used, with what stands in for it. New parts of
    // the language are refused by the `lib` of tsconfig.base.json.
    files: SHIPPED,
    ignores: TESTS,
    plugins: { 'baseline-js': baseline },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: 'widely',
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
          // In every browser of the list since its oldest; Chrome 124 gave its error another name.
          ignoreFeatures: ['abortsignal-timeout', 'abortsignal-any'],
        },
      ],
    },
  },
  { files: PURE, rules: noSideEffects },
  { files: [...WINDOWED, ...NAMED_BY_OTHERS], rules: syntax('plain') },
  { files: WALL_DAYS, rules: syntax('wallDay') },

  // The doors themselves.
  {
    files: ['libs/shared/platform/src/**/*.{ts,tsx}'],
    rules: {
      ...syntax('now', 'newDate', 'idle', 'sizes'),
      'no-console': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    files: ['libs/data/device/src/**/*.ts'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['libs/data/supabase/src/**/*.ts'], rules: imports('supabase') },
  { files: ['libs/data/api/src/**/*.{ts,tsx}'], rules: imports('toolkit', 'redux') },
  { files: ['apps/shell/src/**/*.{ts,tsx}'], rules: imports('router', 'redux') },
  {
    files: [
      'libs/federation/dev-shell/src/**/*.{ts,tsx}',
      'libs/testing/**/*.tsx',
      'apps/tasks/src/modules/task-list/trial/trial.tsx',
    ],
    rules: imports('redux'),
  },
  // What is measured there are the packages themselves.
  { files: ['tools/bench/src/floor/given-app.tsx'], rules: imports('toolkit', 'redux', 'router') },

  {
    files: TESTS,
    rules: {
      ...testBoundaries,
      ...imports('supabase', 'toolkit', 'redux', 'router'),
      ...syntax('now', 'newDate', 'html', 'innerHtml', 'plain', 'wallDay'),
      'plainday/type-scale': 'off',
      'no-console': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  // A month is lived in the rules of all remotes at once.
  { files: ['tools/month/**/*.ts'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  // Public pages, and those whose point is the first frame.
  {
    files: [
      'apps/marketing/e2e/**',
      'apps/shell/e2e/{first-frame*,security,older-browser,dev-shell}.spec.ts',
    ],
    rules: syntax('now', 'newDate', 'html', 'innerHtml', 'plain', 'wallDay', 'frameHeading'),
  },
  {
    files: ['libs/testing/e2e/src/conditions/held-clock.ts'],
    rules: syntax('now', 'newDate', 'html', 'innerHtml', 'plain', 'wallDay', 'bareClock'),
  },
  // The Component Story Format has its title in a default export.
  { files: ['**/global-setup.ts', '**/*.d.ts', '**/*.stories.tsx'], rules: syntax('defaults') },
  { files: ['libs/shared/utils/src/keys/composing.ts'], rules: syntax('composing') },
  { files: ['libs/ui/components/src/fields/native-select.tsx'], rules: syntax('select') },
  { files: ['apps/marketing/src/{document,prerender}.tsx'], rules: syntax('html') },
);
