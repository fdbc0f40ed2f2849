import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { targets } from './browsers';
import { appFolder } from './workspace';

/** The kit, wherever this configuration was copied to. */
const kit = dirname(createRequire(import.meta.url).resolve('@plainday/ui-components'));

/** Radix' windows hide the page from screen readers as the kit does it: after the focus has gone in, not before. */
const hidesAfterFocus: RuleSetRule = {
  test: /[\\/]@radix-ui[\\/]/,
  resolve: {
    alias: {
      'aria-hidden$': join(kit, 'dialogs/hide-others'),
    },
  },
};

/** What every browser build has in common. */
export function commonConfig(app: string, context = appFolder(app)): Configuration {
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
        hidesAfterFocus,
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
