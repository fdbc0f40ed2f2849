import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Driver } from './gateway-process';
import { programWords } from '../../src/testing/programs';
import { gatewayCommand } from './gateway-process';

const UNSHARE = ['--user', '--map-root-user', '--pid', '--ipc', '--fork', '--mount-proc'];

const mayUnshare = spawnSync('unshare', [...UNSHARE, 'true'], { stdio: 'ignore' }).status === 0;

/** How a gateway can be made to run elsewhere: as if, on every machine; really, where the kernel lets us. */
export const OTHER_PLACES: readonly ('as if' | 'for real')[] = mayUnshare
  ? ['as if', 'for real']
  : ['as if'];

/** Starts a second gateway on a data folder, in another process namespace, and waits for its end. */
export async function startElsewhere(
  place: (typeof OTHER_PLACES)[number],
  driver: Driver,
  dataDir: string,
): Promise<{ code: number | null; said: string }> {
  const { program, words, options } = gatewayCommand(driver, dataDir);
  const [command, all] =
    place === 'for real'
      ? ['unshare', [...UNSHARE, program, ...words]]
      : [program, programWords('quick-gateway', 'foreign-place')];
  const child = spawn(command, all, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    // It must not get this far: better a failed test than two on the same files.
    if (said.includes('runs at')) child.kill('SIGKILL');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
