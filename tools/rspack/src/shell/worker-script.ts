import { join } from 'node:path';
import { commonConfig } from '../common-config';
import { runRspack } from '../run-rspack';
import { appFolder } from '../workspace';

/** Bundles the shell's service worker. Its name has no hash: browsers look for a new one under the same address. */
export async function buildWorker(): Promise<void> {
  const common = commonConfig('shell');
  await runRspack({
    ...common,
    target: ['webworker', 'es2022'],
    entry: { worker: './src/offline/worker/worker.ts' },
    output: {
      path: join(appFolder('shell'), 'dist'),
      clean: false,
      uniqueName: 'plainday-worker',
      filename: '[name].js',
    },
  });
}
