// A PostgreSQL server of an operator: own-server.mts <folder> <sql>. Says where it is, and ends with its input.
import postgres from 'postgres';
import { readFile } from 'node:fs/promises';
import { openEmbedded } from '../../gateway/src/backend/postgres/embedded-database';

const [folder = '', sql = ''] = process.argv.slice(2);
const store = await openEmbedded(folder, () => undefined);
const password = (await readFile(`${folder}/postgres.password`, 'utf8')).trim();
const port = Number((await readFile(`${folder}/postgres/postmaster.pid`, 'utf8')).split('\n')[3]);
const admin = postgres({ host: '127.0.0.1', port, user: 'postgres', password, max: 1 });
for (const statement of sql.split(';').filter((text) => text.trim() !== ''))
  await admin.unsafe(statement);
await admin.end();
console.log(`127.0.0.1:${port}`);
process.stdin.resume();
process.stdin.on('end', () => void store.close().then(() => process.exit(0)));
