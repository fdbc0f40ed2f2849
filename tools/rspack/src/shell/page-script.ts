import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { commonConfig } from '../common-config';
import { runRspack } from '../run-rspack';

/** A script of the public pages. */
export interface PageScript {
  readonly name: string;
  /** File that is run, from the folder of the public site. */
  readonly entry: string;
  /** Folder the hashed files are written to. */
  readonly folder: string;
  /** File that stands behind `@plainday/face` in this script. */
  readonly face?: string;
}

/** Bundles a script of the public pages and tells its address and its hash. */
export async function bundlePageScript(
  script: PageScript,
): Promise<{ src: string; integrity: string }> {
  const { name, entry, folder, face } = script;
  const common = commonConfig('marketing');
  const stats = await runRspack({
    ...common,
    entry: { [name]: entry },
    resolve: { ...common.resolve, alias: face ? { '@plainday/face': face } : {} },
    // The files of workers lie beside remotes only.
    plugins: [new rspack.DefinePlugin({ PLAINDAY_NO_WORKERS: 'true' })],
    output: {
      ...common.output,
      path: folder,
      clean: false,
      publicPath: '/assets/',
      uniqueName: `plainday-${name}`,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
  });
  const file = stats.entrypoints?.[name]?.assets?.find((asset) => asset.name.endsWith('.js'));
  if (!file) throw new Error(`The script '${name}' of the public pages was not built.`);
  const content = await readFile(join(folder, file.name));
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  return { src: `/assets/${file.name}`, integrity };
}
