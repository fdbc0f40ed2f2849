import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGatewayProcess } from './support/gateway-process';
import { listen, newSession } from './support/listen';
import { must } from './support/must';
import { addPerson, PASSWORD } from './support/people';
import { serverAddress } from './support/pair/server-address';

it('two gateways on one database tell each other’s changes, and stop at once while somebody listens', async () => {
  const first = await startGatewayProcess('postgres');
  const folder = await mkdtemp(join(tmpdir(), 'plainday-second-'));
  await copyFile(join(first.dataDir, 'keys.json'), join(folder, 'keys.json'));
  const second = await startGatewayProcess('postgres', folder, {
    DATABASE_URL: await serverAddress(first),
  });
  const person = await addPerson(first);
  const token = await newSession(second, person.email, PASSWORD);
  const here = await listen(first, token);
  const there = await listen(second, token);
  await must(person.db.from('ideas').insert({ title: 'Seen', user_id: person.id }).select());
  await here.until('the change here', () => here.changes().length === 1);
  await there.until('the change there', () => there.changes().length === 1);

  await second.stop();
  await there.ended;
  expect(there.events.at(-1)).toEqual({ name: 'end', data: { reason: 'stopping' } });

  // The database restarts under the first: it hears it again, and says that something may be missing.
  const pid = await readFile(join(first.dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  process.kill(Number(pid.split('\n')[0]), 'SIGQUIT');
  await here.until('the gap', () => here.events.length > 2);
  expect(here.events.at(-1)).toEqual({ name: 'ready', data: { gap: true } });
  await must(person.db.from('ideas').insert({ title: 'Again', user_id: person.id }).select());
  await here.until('the change after it', () => here.changes().length === 2);
  here.close();
  await first.dispose();
  await rm(folder, { recursive: true });
});
