import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { commonConfig } from '../common-config';
import { servedFolder } from '../workspace';

/** One remote in the dev shell, or the gallery, as one bundle: nothing is shared, so nothing else has to run. */
export function serveConfig(app: string): Configuration {
  const folder = servedFolder(app);
  const entry = join(folder, 'dev', 'main.tsx');
  if (!existsSync(entry)) {
    throw new Error(`${app} has no dev/main.tsx to serve. Remotes have one; see tools-time.`);
  }
  const common = commonConfig(app, folder);
  return {
    ...common,
    mode: 'development',
    devtool: 'source-map',
    entry: { main: entry },
    output: { ...common.output, publicPath: '/', filename: '[name].js', clean: false },
    plugins: [
      new rspack.HtmlRspackPlugin({
        title: `${app} · dev shell`,
        templateContent:
          '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
          '<meta name="viewport" content="width=device-width,initial-scale=1">' +
          '<link rel="icon" href="data:,"></head><body><div id="root"></div></body></html>',
      }),
    ],
  };
}
