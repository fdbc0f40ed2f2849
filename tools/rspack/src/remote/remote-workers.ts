import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { assetNames } from '../asset-names';
import { commonConfig } from '../common-config';
import { runRspack } from '../run-rspack';
import { appFolder } from '../workspace';

const ENDING = '.worker.ts';

/**
 * Bundles every `<name>.worker.ts` of a remote into `<name>.worker.js` beside its other files, and answers their names.
 * Each is one file that loads nothing: the policy that files are served with lets a worker load nothing.
 */
export async function buildWorkersOf(remote: string): Promise<string[]> {
  const source = join(appFolder(remote), 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ENDING),
  );
  if (files.length === 0) return [];
  const common = commonConfig(remote);
  const stats = await runRspack({
    ...common,
    target: ['webworker', 'es2022'],
    entry: Object.fromEntries(files.map((file) => [basename(file, ENDING), join(source, file)])),
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: {
      ...common.output,
      clean: false,
      uniqueName: `plainday-${remote}-workers`,
      filename: '[name].worker.js',
    },
  });
  return assetNames(stats);
}
