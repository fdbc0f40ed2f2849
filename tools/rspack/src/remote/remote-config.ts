import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { commonConfig } from '../common-config';
import { compiledWhileStreaming } from '../compile-hint';
import { externalFederationRuntime, leanRuntime } from '../federation/federation-runtime';
import { remoteShared } from '../federation/shared';
import { withoutManifests } from './manifest-ids';

/** The name under which a remote's chunks find each other; the host deletes it before a retry. */
function chunkLoadingGlobal(remote: string): string {
  return `plainday_chunks_${remote.replaceAll('-', '_')}`;
}

/** What several modules of a remote need is a file of its own only above this size. Minified, in bytes. */
const SHARED_MIN_BYTES = 100_000;

/** The build of a remote: one exposed module, `./remote`, and a chunk for each of its modules. */
export function remoteConfig(remote: string): Configuration {
  const common = commonConfig(remote);
  return {
    ...common,
    entry: {},
    externals: [externalFederationRuntime],
    // Small common files cost a first visit more requests and bytes than their copies in other modules.
    optimization: {
      ...common.optimization,
      splitChunks: { chunks: 'async', minSize: SHARED_MIN_BYTES },
    },
    output: {
      ...common.output,
      publicPath: 'auto',
      uniqueName: `plainday-${remote}`,
      chunkLoadingGlobal: chunkLoadingGlobal(remote),
      chunkLoadTimeout: 4_000,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
    plugins: [
      withoutManifests(),
      compiledWhileStreaming(/\.js$/),
      new ModuleFederationPlugin({
        name: remote,
        filename: 'remote-entry.js',
        library: { type: 'var', name: `plainday_${remote.replaceAll('-', '_')}` },
        exposes: { './remote': './src/remote.ts' },
        shared: remoteShared(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { optimization: leanRuntime },
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    ],
  };
}
