import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { commonConfig } from '../common-config';
import { compiledWhileStreaming } from '../compile-hint';
import {
  containerRuntimeAlias,
  leanRuntime,
  singleFederationRuntime,
  withoutUnusedParts,
} from '../federation/federation-runtime';
import { productionRouter, withoutPrefixer } from '../lean-packages';
import type { hostShared } from '../federation/shared';

/** The build of a page that loads remotes, whatever its code: what it starts with, and what it provides. */
export function hostConfig(start: string, shared: ReturnType<typeof hostShared>): Configuration {
  const common = commonConfig('shell');
  return {
    ...common,
    entry: { main: ['@plainday/federation-host/provide-runtime', start] },
    resolve: { ...common.resolve, alias: { ...containerRuntimeAlias, ...productionRouter } },
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
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: leanRuntime },
      }),
    ],
  };
}
