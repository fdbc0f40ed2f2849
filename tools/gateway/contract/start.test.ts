import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databasePid } from './kill/database-pid';
import type { GatewayProcess } from './support/gateway-process';
import { startGatewayProcess } from './support/gateway-process';
import { must } from './support/must';
import { OTHER_PLACES, startElsewhere } from './support/other-place';
import { addPerson, connect, PASSWORD, type Person } from './support/people';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done, 50));
}

describe('starts on the same data folder', () => {
  let dataDir: string;
  let gateway: GatewayProcess;
  let person: Person;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'plainday-start-'));
    gateway = await startGatewayProcess('postgres', dataDir);
    person = await addPerson(gateway);
    await must(person.db.from('tasks').insert({ title: 'kept', user_id: person.id }));
    await gateway.stop();
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function titles(): Promise<string[]> {
    const db = connect(gateway);
    await db.auth.signInWithPassword({ email: person.email, password: PASSWORD });
    return (await must(db.from('tasks').select('title'))).map(({ title }) => title);
  }

  it('need nobody after a power cut that tore the pid file and lost the password (L7)', async () => {
    await rm(join(dataDir, 'postgres.password'));
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '');
    gateway = await startGatewayProcess('postgres', dataDir);
    expect(gateway.output()).toContain('postgres.password was lost');
    expect(await titles()).toEqual(['kept']);
  });

  it.each(OTHER_PLACES)('refuse a second gateway in another container, %s (H3)', async (place) => {
    const server = await databasePid(dataDir);
    const { code, said } = await startElsewhere(place, 'postgres', dataDir);
    expect(said).toContain('of another container or machine. Stop it first');
    expect(code).toBe(1);
    expect(await databasePid(dataDir)).toBe(server);
    expect(await titles()).toEqual(['kept']);
  });

  it('end without a last word when another took the data while this one stood still (H3)', async () => {
    const server = (await databasePid(dataDir)) ?? 0;
    process.kill(gateway.pid, 'SIGSTOP');
    const lock = join(dataDir, 'gateway.lock');
    const other = JSON.stringify({ pid: 7, start: 'x', place: 'another container' });
    await writeFile(lock, other);
    process.kill(gateway.pid, 'SIGCONT');
    await gateway.gone;
    expect(gateway.output()).toContain('Another gateway has taken the data over');
    await until(() => !isAlive(server));
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(true);
    expect(await readFile(lock, 'utf8')).toBe(other);

    await rm(lock);
    gateway = await startGatewayProcess('postgres', dataDir);
    expect(await titles()).toEqual(['kept']);
  });
});
