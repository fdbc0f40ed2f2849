import { commonConfig } from './common-config';
import { runRspack } from './run-rspack';

/** Bundles what runs on the public pages into a folder of hashed files, and tells the address of the first. */
export async function bundlePageScript(entry: string, folder: string): Promise<string> {
  const common = commonConfig('marketing');
  const stats = await runRspack({
    ...common,
    entry: { site: entry },
    output: {
      ...common.output,
      path: folder,
      clean: false,
      publicPath: '/assets/',
      uniqueName: 'plainday-marketing',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
  });
  const file = stats.entrypoints?.['site']?.assets?.find(({ name }) => name.endsWith('.js'));
  if (!file) throw new Error('The script of the public pages was not built.');
  return `/assets/${file.name}`;
}
