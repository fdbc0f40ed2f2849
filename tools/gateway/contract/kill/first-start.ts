import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Driver } from '../support/gateway-process';
import { gatewayCommand, startGatewayProcess } from '../support/gateway-process';
import { addPerson } from '../support/people';

/** Kills the very first start after that many milliseconds, then starts again on the same folder. */
export async function killFirstStart(driver: Driver, afterMs: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainday-first-'));
  const { program, words, options } = gatewayCommand(driver, dataDir);
  const child = spawn(program, words, { ...options, stdio: 'ignore' });
  const exited = once(child, 'exit');
  await new Promise((done) => setTimeout(done, afterMs));
  child.kill('SIGKILL');
  await exited;
  const gateway = await startGatewayProcess(driver, dataDir);
  try {
    await addPerson(gateway);
  } finally {
    await gateway.dispose();
    await rm(dataDir, { recursive: true, force: true });
  }
}
