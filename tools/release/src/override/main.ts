import { watch } from 'node:fs';
import { choosePort, sourceFolders } from '@plainday/tool-rspack';
import { buildApps } from '../build/build';
import { collectRemote, workspaceDist } from '../build/collect';
import { remotes } from '../record/parts';
import { OverrideServer } from './override-server';

/** Files are saved in groups. Milliseconds. */
const QUIET_MS = 150;

const name = process.argv[2] ?? '';
const upstream = process.env['PLAINDAY_URL'] ?? 'http://127.0.0.1:4200';
if (!remotes.includes(name))
  throw new Error(`There is no '${name}'. There are ${remotes.join(', ')}.`);

// The page about the platform leads to this one.
const port = await choosePort(process.env['PORT'] ?? '4400');

const override = new OverrideServer({
  name,
  upstream,
  dist: workspaceDist(name),
  build: async () => (await collectRemote(name, workspaceDist)).described,
});

let isBuilding = false;
let isStale = false;

async function rebuild(): Promise<void> {
  isStale = isBuilding;
  if (isBuilding) return;
  isBuilding = true;
  try {
    await buildApps([name]);
    override.announce();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  isBuilding = false;
  if (isStale) await rebuild();
}

await buildApps([name]);
let timer: NodeJS.Timeout | undefined;
for (const folder of sourceFolders(name)) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), QUIET_MS);
  });
}
override.server.listen(port, '127.0.0.1', () => {
  console.log(`${upstream} with ${name} from this machine: http://127.0.0.1:${port}/dashboard`);
});
