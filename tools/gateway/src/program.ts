import { readOptions } from './boot/config';
import { explainFailure } from './boot/explain-failure';
import { looksAfterWorkers, portOfOthers, runWorkers, sayStarted } from './boot/workers';
import { startGateway } from './gateway';
import type { GatewayOptions } from './options';

const out = (line: string) => process.stdout.write(`${line}\n`);
const fail = (line: string) => process.stderr.write(`${line}\n`);

function whereDataLies({ supabase, databaseUrl, dataDir }: GatewayOptions): string {
  if (supabase) return `Data lies on ${supabase.url}`;
  return databaseUrl ? 'Data lies in your PostgreSQL server' : `Data lies in ${dataDir}`;
}

/** Nothing is put in order: the data belongs to another gateway, which sees to it. */
function leave(): void {
  fail(
    'Another gateway has taken the data over while this one stood still, so this one ends. Do not pause a gateway: stop it.',
  );
  process.exit(1);
}

function readSettings(): GatewayOptions {
  try {
    return readOptions(process.env, process.cwd());
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

async function run(options: GatewayOptions): Promise<void> {
  const gateway = startGateway({
    ...options,
    portOfOthers: portOfOthers(),
    log: out,
    onLost: leave,
  });

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
  const mailbox = mailboxUrl ? [`Its mailbox opens at ${mailboxUrl}`] : [];
  sayStarted([`Plainday runs at ${url}`, ...mailbox, whereDataLies(options)], out);
}

/** The gateway as a process: settings from the environment, an orderly end by signals. */
export function runProgram(more: Partial<GatewayOptions> = {}): void {
  // Who read what is said may be gone; each fault of the stream, said as a fault, would make another.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // A fault of ours must not take the site down: the request is lost, the process stays.
  process.on('uncaughtException', (error) => fail(`Unexpected error: ${error.name}`));
  process.on('unhandledRejection', () => fail('Unexpected error in the background.'));

  const options = { ...readSettings(), ...more };
  if (looksAfterWorkers(options)) {
    void runWorkers(options, out)
      .catch(() => false)
      .then((isGood) => process.exit(isGood ? 0 : 1));
    return;
  }
  run(options).catch((error: unknown) => {
    fail(explainFailure(error, options.dataDir));
    process.exit(1);
  });
}
