import { join } from 'node:path';
import { readBackup } from '../../src/backup/backup-file';
import { programWords } from '../../src/testing/programs';
import { runBackup, startScript } from '../support/backup/run-backup';
import type { Driver, GatewayProcess } from '../support/gateway-process';
import { addPerson, connect, linkParts, PASSWORD, type Person } from '../support/people';

/** A running gateway, and what its operator sets to work beside it. */
export interface AdminPlace {
  readonly driver: Driver;
  start(): Promise<GatewayProcess>;
  env(): Readonly<Record<string, string>>;
}

/** Every command of an operator, beside the running gateway. */
export function adminSuite({ driver, start, env }: AdminPlace): void {
  let gateway: GatewayProcess;
  let person: Person;
  beforeAll(async () => {
    gateway = await start();
    person = await addPerson(gateway);
  });
  afterAll(() => gateway.dispose());

  const admin = (...words: string[]) =>
    startScript(driver, gateway.dataDir, [...programWords('admin'), ...words], env()).ended;
  /** Runs one that must go well. */
  async function must(...words: string[]): Promise<string> {
    const { code, said } = await admin(...words);
    if (code !== 0) throw new Error(`${words.join(' ')}: ${said}`);
    return said;
  }
  const linkIn = (said: string) => linkParts(/http\S+/.exec(said)?.[0] ?? '');
  const signIn = async (password = PASSWORD) =>
    (await connect(gateway).auth.signInWithPassword({ email: person.email, password })).error?.code;

  it('lists and shows people, and says what it takes', async () => {
    expect(await must('list')).toContain(`${person.email}  active`);
    expect(await must('show', person.email)).toContain('active');
    for (const words of [[], ['toString'], ['show'], ['show', 'x'], ['list', 'a@b.cd']]) {
      expect(await admin(...words)).toEqual({ code: 1, said: expect.stringContaining('Usage:') });
    }
    const nobody = await admin('disable', 'nobody@example.org');
    expect(nobody).toEqual({ code: 1, said: 'There is no account of nobody@example.org.\n' });
  });

  it('disables and enables an account, at once', async () => {
    expect((await person.db.from('tasks').select('id')).error).toBeNull();
    await must('disable', person.email);
    expect((await person.db.from('tasks').select('id')).error?.code).toBe('PGRST301');
    expect(await signIn()).toBe('user_banned');
    expect(await must('show', person.email)).toContain('disabled');
    expect(await must('enable', person.email)).toBe(`Done: enable ${person.email}\n`);
    expect(await signIn()).toBeUndefined();
  });

  it('signs somebody out, and makes a link that lets them choose a password', async () => {
    await person.db.auth.signInWithPassword({ email: person.email, password: PASSWORD });
    await must('sign-out', person.email);
    expect((await person.db.from('tasks').select('id')).error?.code).toBe('PGRST301');
    const db = connect(gateway);
    const link = linkIn(await must('reset-link', person.email));
    expect((await db.auth.verifyOtp(link)).error).toBeNull();
    expect((await db.auth.updateUser({ password: 'Other4Days' })).error).toBeNull();
    expect(await signIn('Other4Days')).toBeUndefined();
  });

  it('closes sign-ups for all but who is invited, and opens them again', async () => {
    const newcomer = { email: 'new@example.org', password: PASSWORD };
    const signUp = async () => (await connect(gateway).auth.signUp(newcomer)).error?.code;
    await must('close-sign-ups');
    expect(await signUp()).toBe('signup_disabled');
    const db = connect(gateway);
    const invited = linkIn(await must('invite', newcomer.email));
    expect((await db.auth.verifyOtp(invited)).error).toBeNull();
    expect((await db.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await db.auth.signInWithPassword(newcomer)).error).toBeNull();
    await must('open-sign-ups');
    const waiting = { ...newcomer, email: 'waits@example.org' };
    expect((await connect(gateway).auth.signUp(waiting)).error).toBeNull();
    const confirmed = linkIn(await must('confirm', waiting.email));
    expect((await connect(gateway).auth.verifyOtp(confirmed)).error).toBeNull();
  });

  /** What is noted of operators, in order, as a backup has it. */
  async function readNotes(): Promise<string[]> {
    const file = join(gateway.dataDir, 'notes.backup');
    await runBackup(driver, gateway.dataDir, ['backup', file], env());
    const rows: string[] = [];
    await readBackup(file, async (part) => {
      if ('table' in part && part.table === 'auth.audit_log_entries') rows.push(...part.rows);
    });
    const found = rows.map((row) => ({
      verb: /admin_([a-z-]+)/.exec(row)?.[1],
      when: /\d{4}-\d\d-\d\d[T ][\d:.]+/.exec(row)?.[0] ?? '',
    }));
    found.sort((one, other) => (one.when < other.when ? -1 : 1));
    return found.flatMap(({ verb }) => verb ?? []);
  }

  it('deletes an account, and notes each command once', async () => {
    await must('delete', person.email);
    expect(await signIn('Other4Days')).toBe('invalid_credentials');
    expect(await must('list')).not.toContain(person.email);
    await gateway.stop();
    // Those about the account that is gone went with it, and what was refused was not done.
    const noted = ['list', 'close-sign-ups', 'invite', 'open-sign-ups', 'confirm', 'delete'];
    expect(await readNotes()).toEqual([...noted, 'list']);
  });

  it('works where no gateway runs, too', async () => {
    expect(await must('list')).toContain('new@example.org  active');
  });
}
