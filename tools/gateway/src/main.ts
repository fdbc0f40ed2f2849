import { readOptions } from './boot/config';
import { startGateway } from './gateway';

const out = (line: string) => process.stdout.write(`${line}\n`);
const fail = (line: string) => process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const options = readOptions(process.env, process.cwd());
  const gateway = await startGateway({ ...options, log: out });

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    try {
      await gateway.close();
      process.exit(0);
    } catch {
      fail('The gateway could not stop orderly.');
      process.exit(1);
    }
  }
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  process.on('SIGHUP', () => void stop());

  out(`Plainday runs at ${gateway.url}`);
  out(
    options.supabase
      ? `Data lies on ${options.supabase.url}`
      : `Data lies in ${options.databaseUrl ? 'your PostgreSQL server' : options.dataDir}`,
  );
}

/** A fault of ours must not take the site down: the request is lost, the process stays. */
process.on('uncaughtException', (error) => fail(`Unexpected error: ${error.name}`));
process.on('unhandledRejection', () => fail('Unexpected error in the background.'));

main().catch((error: unknown) => {
  fail(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
