import {
  common as harness,
  documentSetup,
  DOM_TESTS,
  inDocument,
  inNode,
} from './tools/jest/harness.mjs';

const root = import.meta.dirname;

/** Makes the programs that tests start. */
const COMPILE = '<rootDir>/tools/gateway/src/testing/compile-programs.ts';

const common = {
  ...harness(root),
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools', '<rootDir>/supabase'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/tools/eslint/fixtures/'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/[^/]+\\.spec\\.ts$'],
};

export default {
  // No test measures time: a busy machine is not a failure.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      ...inNode,
      globalSetup: COMPILE,
      testPathIgnorePatterns: [
        ...common.testPathIgnorePatterns,
        DOM_TESTS,
        '/tools/gateway/contract/',
        '/tools/month/',
      ],
    },
    {
      ...common,
      ...inDocument,
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, documentSetup],
    },
    {
      ...common,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tools/gateway/contract/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '/contract/simulation/'],
      globalSetup: COMPILE,
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/tools/jest/long-timeout.ts'],
    },
    {
      // A month with all tools against a model of its own: npm run month.
      ...common,
      displayName: 'month',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tools/month/**/*.test.ts'],
    },
    {
      // Devices against each other, seed by seed: npm run simulate.
      ...common,
      displayName: 'simulation',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tools/gateway/contract/simulation/*.test.ts'],
      globalSetup: COMPILE,
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/tools/jest/long-timeout.ts'],
    },
  ],
};
