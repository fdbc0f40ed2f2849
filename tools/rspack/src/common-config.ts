import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { targets } from './browsers';
import { appFolder } from './workspace';

/** What every browser build has in common. */
export function commonConfig(app: string): Configuration {
  const context = appFolder(app);
  return {
    name: app,
    context,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
            env: { targets },
          },
          type: 'javascript/auto',
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic', mangleExports: 'size' },
    performance: { hints: false },
    output: {
      path: join(context, 'dist'),
      clean: true,
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    stats: 'errors-warnings',
  };
}
