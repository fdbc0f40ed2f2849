import type { Configuration } from '@rspack/core';
import { commonConfig } from '../common-config';
import { compiledWhileStreaming } from '../compile-hint';
import {
  containerRuntimeAlias,
  leanHostRuntime,
  singleFederationRuntime,
  withoutUnusedParts,
} from '../federation/federation-runtime';
import { productionRouter, withoutPrefixer, withoutRouterParts } from '../lean-packages';
import { providedAlias, provideShared, throughIndex } from '../federation/provide-shared';
import type { SharedLibrary } from '../federation/shared';

/** The build of a page that loads remotes, whatever its code: what it starts with, and what it provides. */
export function hostConfig(start: string, libraries: readonly SharedLibrary[]): Configuration {
  const common = commonConfig('shell');
  return {
    ...common,
    entry: { main: ['@plainday/federation-host/provide-runtime', start] },
    module: {
      ...common.module,
      rules: [...(common.module?.rules ?? []), throughIndex(libraries), withoutRouterParts()],
    },
    resolve: {
      ...common.resolve,
      alias: { ...containerRuntimeAlias, ...productionRouter, ...providedAlias },
    },
    output: {
      ...common.output,
      publicPath: '/assets/',
      uniqueName: 'plainday-shell',
      path: `${common.output?.path}/assets`,
      filename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      chunkFilename: '[name].[contenthash:10].js',
    },
    plugins: [
      ...singleFederationRuntime(),
      ...withoutUnusedParts(),
      withoutPrefixer(),
      compiledWhileStreaming(/^(main|packages|dashboard)\./),
      leanHostRuntime(),
      provideShared(libraries),
    ],
  };
}
