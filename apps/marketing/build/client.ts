import { commonConfig, runRspack } from '@plainday/tool-rspack/compile';

/** Bundles what runs on the public pages into a folder, and tells the address of its first file. */
export async function buildClient(folder: string): Promise<string> {
  const common = commonConfig('marketing');
  const stats = await runRspack({
    ...common,
    entry: { site: './src/client/main.ts' },
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
