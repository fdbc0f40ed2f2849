import '../boot/quiet-import';
import { withData } from '../backup/open-data';
import { readOptions } from '../boot/config';
import { explainFailure } from '../boot/explain-failure';
import { askGateway } from './beside-gateway';
import { runCommand } from './commands';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const options = readOptions(process.env, process.cwd());
  const origin = options.publicUrl ?? `http://localhost:${options.port}`;
  const words = process.argv.slice(2);
  const asked = options.databaseUrl ? null : await askGateway(options.dataDir, words);
  const lines =
    asked ?? (await withData(options, say, (database) => runCommand({ database, origin }, words)));
  for (const line of lines) say(line);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error, process.env['PLAINDAY_DATA_DIR'] ?? '.data')}\n`);
  process.exit(1);
});
