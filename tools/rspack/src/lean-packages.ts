import { join } from 'node:path';
import { rspack, type RuleSetRule } from '@rspack/core';
import { workspaceRoot } from './workspace';

/** The router's production build: its package names the development build for every bundler. */
export const productionRouter = {
  'react-router$': join(workspaceRoot, 'node_modules/react-router/dist/production/index.mjs'),
};

/** Leaves out the prefixes for old browsers, which styled-components carries and does not use unless asked to. */
export function withoutPrefixer() {
  return new rspack.NormalModuleReplacementPlugin(
    /^\.\/Prefixer\.js$/,
    join(import.meta.dirname, 'no-prefixer.ts'),
  );
}

const routerFile = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

/** Lets go of the router's links and forms, which nobody uses here: its build does not say that making one has no effect. */
export function withoutRouterParts(): RuleSetRule {
  return { test: routerFile, loader: join(import.meta.dirname, 'pure-components.mjs') };
}
