import type { Database, Transaction } from '../backend/database/database';
import { issueRecovery } from '../auth/accounts';
import { canonicalEmail } from '../auth/emails';
import { mailLink } from '../auth/links';
import { forgetPending, keepPending, listPending } from '../auth/sign-up/pending';
import { CHANGES_CHANNEL } from '../live/change';
import { endSessions, findPerson, LIST, type Person } from './people';

/** What commands work on. */
export interface AdminPlace {
  readonly database: Pick<Database, 'transaction'>;
  /** Where people open the app, for links. */
  readonly origin: string;
}

/** What one command may use. */
interface AdminParts {
  readonly database: Pick<Transaction, 'query'>;
  readonly origin: string;
  say(line: string): void;
}

type Command = (parts: AdminParts, email: string, person: Person | null) => Promise<void>;

const lineOf = ({ email, state, created, seen }: Person) =>
  [email, state, `since ${created}`, `last sign-in ${seen ?? 'never'}`].join('  ');

function must(person: Person | null, email: string): Person {
  if (!person) throw new Error(`There is no account of ${email}.`);
  return person;
}

/** A link that works once, for an hour; whoever opens it chooses a password. */
async function invite({ database, origin, say }: AdminParts, email: string): Promise<void> {
  const token = await keepPending(database, { email, passwordHash: null, profile: {} });
  say(mailLink(origin, { token, type: 'recovery', email }));
}

/** Commands that take the address of somebody. */
const onPerson: Readonly<Record<string, Command>> = {
  show: async ({ say, database }, email, person) => {
    const waiting = await listPending(database, email);
    if (waiting.length > 0) say(`${email}  waits for its link to be opened`);
    else say(lineOf(must(person, email)));
  },
  disable: async ({ database }, email, person) => {
    const { id } = must(person, email);
    await database.query(
      `update auth.users set banned_until = now() + interval '100 years', recovery_token = null,
          email_change = null, email_change_token_new = null, email_change_token_current = null
        where id = $1::uuid`,
      [id],
    );
    await endSessions(database, id);
  },
  enable: async ({ database }, email, person) => {
    const { id } = must(person, email);
    await database.query('update auth.users set banned_until = null where id = $1::uuid', [id]);
  },
  confirm: async ({ database, origin, say }, email, person) => {
    const [waiting] = await listPending(database, email);
    if (!waiting)
      throw new Error(person ? `${email} is confirmed.` : `No sign-up of ${email} waits.`);
    const token = await keepPending(database, waiting);
    const type = waiting.passwordHash === null ? 'recovery' : 'signup';
    say(mailLink(origin, { token, type, email }));
  },
  'sign-out': async ({ database }, email, person) => endSessions(database, must(person, email).id),
  'reset-link': async ({ database, origin, say }, email, person) => {
    must(person, email);
    const token = await issueRecovery(database, email);
    if (token === null) throw new Error(`${email} is not confirmed.`);
    say(mailLink(origin, { token, type: 'recovery', email }));
  },
  delete: async ({ database }, email, person) => {
    const { id } = must(person, email);
    await database.query('delete from auth.users where id = $1::uuid', [id]);
    await forgetPending(database, email);
    await database.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, '{"ended":null}']);
  },
  invite: async (parts, email, person) => {
    if (person) throw new Error(`${email} has an account.`);
    await invite(parts, email);
  },
};

const setOpen = (isOpen: boolean) => async (database: AdminParts['database']) => {
  await database.query(
    `insert into gateway.settings (singleton, sign_ups_open) values (true, $1)
       on conflict (singleton) do update set sign_ups_open = excluded.sign_ups_open`,
    [isOpen],
  );
};

const onAll: Readonly<Record<string, (parts: AdminParts) => Promise<void>>> = {
  list: async ({ database, say }) => {
    for (const person of await database.query<Person>(LIST)) say(lineOf(person));
  },
  'close-sign-ups': ({ database }) => setOpen(false)(database),
  'open-sign-ups': ({ database }) => setOpen(true)(database),
};

/** What is said of how to call it. */
const USAGE = `Usage: npm run admin -- ${Object.keys(onAll).join(' | ')} | ${Object.keys(onPerson)
  .map((name) => `${name} <e-mail>`)
  .join(' | ')}`;

const looking: readonly string[] = ['list', 'show'];

/** Notes who was treated how; the note goes with the account, and by age. */
async function audit({ database }: AdminParts, verb: string, id: string | null): Promise<void> {
  const note = { action: `admin_${verb}`, actor_username: 'operator', target: id };
  await database.query(
    `insert into auth.audit_log_entries (id, payload, created_at)
       values (gen_random_uuid(), $1::text::json, now())`,
    [JSON.stringify(note)],
  );
}

/**
 * Carries out one command with its note, both or neither, and answers what is to be said. Throws where it cannot be,
 * in a sentence for the operator.
 */
export async function runCommand(
  { database: whole, origin }: AdminPlace,
  words: readonly string[],
): Promise<readonly string[]> {
  const [verb = '', address] = words;
  const all = Object.hasOwn(onAll, verb) ? onAll[verb] : undefined;
  const one = Object.hasOwn(onPerson, verb) ? onPerson[verb] : undefined;
  const email = canonicalEmail(address);
  if ((!all && !one) || (one && !email) || words.length !== (one ? 2 : 1)) throw new Error(USAGE);
  const lines: string[] = [];
  await whole.transaction(async (database) => {
    const parts = { database, origin, say: (line: string) => void lines.push(line) };
    const person = one ? await findPerson(database, email ?? '') : null;
    if (all) await all(parts);
    if (one) await one(parts, email ?? '', person);
    await audit(parts, verb, verb === 'delete' ? null : (person?.id ?? null));
  });
  return looking.includes(verb) ? lines : [...lines, `Done: ${words.join(' ')}`];
}
