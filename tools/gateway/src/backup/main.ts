import '../boot/quiet-import';
import { resolve } from 'node:path';
import { findKey } from '@plainday/tool-release/key-file';
import { readOptions } from '../boot/config';
import { explainFailure } from '../boot/explain-failure';
import { backup } from './backup';
import { restore } from './restore';
import { verify } from './verify';

const out = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const [verb, ...words] = process.argv.slice(2);
  const isTrial = words[0] === '--verify';
  const file = words[isTrial ? 1 : 0];
  if ((verb !== 'backup' && verb !== 'restore') || !file || file.startsWith('-')) {
    throw new Error(
      'Usage: npm run backup -- <file>   or   npm run backup -- --verify <file>   or   npm run restore -- <file>',
    );
  }
  const options = readOptions(process.env, process.cwd());
  const path = resolve(file);
  if (isTrial) {
    await verify(options, path, out);
    out(`${path} was restored on trial, and every row came back.`);
  } else if (verb === 'backup') {
    const rows = await backup(options, path, out, findKey(process.env));
    out(`${rows} rows are in ${path}`);
  } else {
    await restore(options, path, out);
    out(`${path} is restored. Start with: npm start`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error, process.env['PLAINDAY_DATA_DIR'] ?? '.data')}\n`);
  process.exit(1);
});
