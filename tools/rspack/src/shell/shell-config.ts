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
import { hostShared } from '../federation/shared';
import { ReleaseIntegrityPlugin } from './release-integrity';

/** The build of the shell: the host of all remotes, which it only learns of at runtime. */
export function shellConfig(): Configuration {
  const common = commonConfig('shell');
  return {
    ...common,
    entry: { main: ['@plainday/federation-host/provide-runtime', './src/main.tsx'] },
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
      compiledWhileStreaming(/^(main|dashboard)\./),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: hostShared(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: leanRuntime },
      }),
      new ReleaseIntegrityPlugin(),
    ],
  };
}
