import './boot/quiet-import';
import { readOptions } from './boot/config';
import { startGateway } from './gateway';
import type { GatewayOptions } from './options';

const out = (line: string) => process.stdout.write(`${line}\n`);
const fail = (line: string) => process.stderr.write(`${line}\n`);

function whereDataLies({ supabase, databaseUrl, dataDir }: GatewayOptions): string {
  if (supabase) return `Data lies on ${supabase.url}`;
  return databaseUrl ? 'Data lies in your PostgreSQL server' : `Data lies in ${dataDir}`;
}

async function main(): Promise<void> {
  const options = readOptions(process.env, process.cwd());
  const gateway = startGateway({ ...options, log: out });

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    try {
      await (await gateway).close();
      process.exit(0);
    } catch {
      fail('The gateway could not stop orderly.');
      process.exit(1);
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

  const { url, mailboxUrl } = await gateway;
  out(`Plainday runs at ${url}`);
  if (mailboxUrl) out(`Its mailbox opens at ${mailboxUrl}`);
  out(whereDataLies(options));
}

/** A fault of ours must not take the site down: the request is lost, the process stays. */
process.on('uncaughtException', (error) => fail(`Unexpected error: ${error.name}`));
process.on('unhandledRejection', () => fail('Unexpected error in the background.'));

main().catch((error: unknown) => {
  fail(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
