import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from './run';

/** Checks the types of the remote against those of the platform that is installed. */
export function checkTypes(_apps: readonly string[]): Promise<void> {
  const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const script = join(dirname(compiler), 'bin', 'tsc');
  return run('The types do not hold.', script, '--noEmit', '-p', 'tsconfig.json');
}
