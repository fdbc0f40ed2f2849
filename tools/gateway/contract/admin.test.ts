import { startGatewayProcess, type GatewayProcess } from './support/gateway-process';
import { connectAsOwner } from './support/owner-sql';
import { addPerson, connect, linkParts, PASSWORD, type Person } from './support/people';
import { startScript } from './support/backup/run-backup';
import { programWords } from '../src/testing/programs';

let gateway: GatewayProcess;
let person: Person;
beforeAll(async () => {
  gateway = await startGatewayProcess('postgres');
  person = await addPerson(gateway);
});
afterAll(() => gateway.dispose());

/** Runs a command beside the gateway. */
const admin = (...words: string[]) =>
  startScript('postgres', gateway.dataDir, [...programWords('admin'), ...words]).ended;
const linkIn = (said: string) => /http\S+/.exec(said)?.[0] ?? '';
const signIn = async (password = PASSWORD) =>
  (await connect(gateway).auth.signInWithPassword({ email: person.email, password })).error?.code;

it('lists and shows people, and says what it takes', async () => {
  expect((await admin('list')).said).toContain(`${person.email}  active`);
  expect((await admin('show', person.email)).said).toContain('active');
  for (const words of [[], ['toString'], ['show'], ['show', 'x'], ['list', 'a@b.cd']]) {
    expect(await admin(...words)).toEqual({ code: 1, said: expect.stringContaining('Usage:') });
  }
  const nobody = await admin('disable', 'nobody@example.org');
  expect(nobody).toEqual({ code: 1, said: 'There is no account of nobody@example.org.\n' });
});

it('disables and enables an account beside the running gateway, at once', async () => {
  expect((await person.db.from('tasks').select('id')).error).toBeNull();
  expect((await admin('disable', person.email)).code).toBe(0);
  expect((await person.db.from('tasks').select('id')).error?.code).toBe('PGRST301');
  expect(await signIn()).toBe('user_banned');
  expect((await admin('show', person.email)).said).toContain('disabled');
  expect((await admin('enable', person.email)).code).toBe(0);
  expect(await signIn()).toBeUndefined();
});

it('signs somebody out, and makes a link that lets them choose a password', async () => {
  await person.db.auth.signInWithPassword({ email: person.email, password: PASSWORD });
  expect((await admin('sign-out', person.email)).code).toBe(0);
  expect((await person.db.from('tasks').select('id')).error?.code).toBe('PGRST301');
  const { said } = await admin('reset-link', person.email);
  const db = connect(gateway);
  expect((await db.auth.verifyOtp(linkParts(linkIn(said)))).error).toBeNull();
  expect((await db.auth.updateUser({ password: 'Other4Days' })).error).toBeNull();
  expect(await signIn('Other4Days')).toBeUndefined();
});

it('closes sign-ups for all but who is invited, and opens them again', async () => {
  const newcomer = { email: 'new@example.org', password: PASSWORD };
  const signUp = async () => (await connect(gateway).auth.signUp(newcomer)).error?.code;
  expect((await admin('close-sign-ups')).code).toBe(0);
  expect(await signUp()).toBe('signup_disabled');
  const { said } = await admin('invite', newcomer.email);
  const db = connect(gateway);
  expect((await db.auth.verifyOtp(linkParts(linkIn(said)))).error).toBeNull();
  expect((await db.auth.updateUser({ password: PASSWORD })).error).toBeNull();
  expect((await db.auth.signInWithPassword(newcomer)).error).toBeNull();
  expect((await admin('open-sign-ups')).code).toBe(0);
  const waiting = { ...newcomer, email: 'waits@example.org' };
  expect((await connect(gateway).auth.signUp(waiting)).error).toBeNull();
  const confirmed = await admin('confirm', waiting.email);
  const link = linkParts(linkIn(confirmed.said));
  expect((await connect(gateway).auth.verifyOtp(link)).error).toBeNull();
});

it('deletes an account, and notes each deed once', async () => {
  expect((await admin('delete', person.email)).code).toBe(0);
  expect(await signIn('Other4Days')).toBe('invalid_credentials');
  const sql = await connectAsOwner(gateway.dataDir);
  const notes = await sql<{ action: string }[]>`
    select payload ->> 'action' as action from auth.audit_log_entries
      where payload::text like '%operator%' order by created_at`;
  await sql.end();
  // Those about the account that is gone went with it.
  expect(notes.map(({ action }) => action)).toEqual([
    'admin_close-sign-ups',
    'admin_invite',
    'admin_open-sign-ups',
    'admin_confirm',
    'admin_delete',
  ]);
});
