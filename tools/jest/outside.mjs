import { common, documentSetup, DOM_TESTS, inDocument, inNode } from './harness.mjs';

/** The settings of Jest for a remote in a repository of its own, whose folder is given. */
export function jestConfig(root) {
  const harness = { ...common(root), roots: ['<rootDir>/src'] };
  const setupFilesAfterEnv = [...harness.setupFilesAfterEnv, documentSetup];
  return {
    testTimeout: 60_000,
    projects: [
      { ...harness, ...inNode, testPathIgnorePatterns: ['/node_modules/', DOM_TESTS] },
      { ...harness, ...inDocument, setupFilesAfterEnv },
    ],
  };
}
