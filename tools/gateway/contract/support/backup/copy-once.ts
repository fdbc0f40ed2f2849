import '../../../src/boot/quiet-import';
import { copiesOf } from '../../../src/backup/keep-copies';
import { withData } from '../../../src/backup/open-data';
import { readOptions } from '../../../src/boot/config';

/** Makes the copy of one day, as the gateway does, in a process that can be killed. */
const [day = ''] = process.argv.slice(2);
const options = readOptions(process.env, process.cwd());
const log = (line: string) => process.stdout.write(`${line}\n`);
await withData(options, log, async ({ query, transaction }) => {
  const backend = { kind: 'postgres', query, transaction } as const;
  await copiesOf({ options, backend, clock: { now: () => Date.parse(day) }, log }).run();
});
