import { join } from 'node:path';
import { run } from './run';

/** Builds the remote, in a process of its own: what it imports of it is read anew each time. */
export function buildApps(_apps: readonly string[]): Promise<void> {
  return run('The build failed.', join(import.meta.dirname, 'main.js'), 'build');
}
