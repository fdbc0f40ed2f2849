import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { commonConfig } from './common-config';
import { hostShared } from './shared';

/** The build of the shell: the host of all remotes, which it only learns of at runtime. */
export function shellConfig(): Configuration {
  const common = commonConfig('shell');
  return {
    ...common,
    entry: { main: './src/main.tsx' },
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
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: hostShared(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true },
      }),
    ],
  };
}
