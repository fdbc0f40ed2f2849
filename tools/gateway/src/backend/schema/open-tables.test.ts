import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Store } from '../database/database';
import { openEmbedded } from '../postgres/embedded-database';
import { openTables } from './open-tables';

const READY = `
create role authenticated; create schema private;
create function private.announce_changes() returns trigger language plpgsql as $$ begin return null; end $$;
create function private.other() returns trigger language plpgsql as $$ begin return null; end $$;
create table public.notes (id integer, user_id integer);
alter table public.notes enable row level security;
alter table public.notes force row level security;
create policy s on public.notes for select to authenticated using (user_id = 1);
create policy i on public.notes for insert to authenticated with check (user_id = 1);
create policy u on public.notes for update to authenticated using (user_id = 1) with check (user_id = 1);
create policy d on public.notes for delete to authenticated using (user_id = 1);
create trigger ti after insert on public.notes for each statement execute function private.announce_changes();
create trigger tu after update on public.notes for each statement execute function private.announce_changes();
create trigger td after delete on public.notes for each statement execute function private.announce_changes();
create table private.own (id integer);`;

let folder: string;
let store: Store;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainday-open-tables-'));
  store = await openEmbedded(folder, () => undefined);
  database = store.connect();
  await database.transaction(({ script }) => script(READY));
});
afterAll(() => database.close());
afterAll(() => store.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

class TakenBack extends Error {}

/** What is open after a change of the schema, or why nothing is; the change is taken back. */
async function after(change: string): Promise<string> {
  const answer = database.transaction(async ({ script, query }) => {
    if (change !== '') await script(change);
    const names = await openTables({ query });
    throw new TakenBack([...names].join());
  });
  return answer.then(
    () => '',
    (error: Error) => error.message,
  );
}

it('opens what has all that protects and announces rows, without being told of it', async () => {
  expect(await after('')).toBe('notes');
  const twin = READY.split('\n').slice(4, -1).join('\n').replaceAll('public.notes', 'public.pages');
  expect(await after(twin)).toBe('notes,pages');
  expect(
    await after(
      'drop policy s on public.notes; create policy s on public.notes to authenticated using (true)',
    ),
  ).toBe('notes');
});

it.each([
  ['alter table public.notes no force row level security', 'forced row level security'],
  ['alter table public.notes disable row level security', 'forced row level security'],
  ['drop policy s on public.notes', 'a policy for select'],
  ['drop policy i on public.notes', 'a policy for insert'],
  ['drop policy u on public.notes', 'a policy for update'],
  ['drop policy d on public.notes', 'a policy for delete'],
  ['alter policy s on public.notes to public', 'a policy for select'],
  [
    'drop policy u on public.notes; create policy u on public.notes as restrictive for update to authenticated using (true)',
    'a policy for update',
  ],
  ['drop trigger ti on public.notes', 'announces insert'],
  ['drop trigger tu on public.notes', 'announces update'],
  ['drop trigger td on public.notes', 'announces delete'],
  ['alter table public.notes disable trigger td', 'announces delete'],
  [
    'drop trigger ti on public.notes; create trigger ti after insert on public.notes for each statement execute function private.other()',
    'announces insert',
  ],
])('refuses the start after "%s" and says what is missing (M4)', async (change, lack) => {
  expect(await after(change)).toContain(
    `public.notes lacks ${lack.startsWith('announces') ? 'a trigger that ' : ''}${lack}`,
  );
});

it('names a new table that has nothing, and every lack of it (M4)', async () => {
  expect(await after('create table public.bare (id integer)')).toContain(
    'public.bare lacks forced row level security, a policy for select, insert, update, delete, a trigger that announces insert, update, delete',
  );
});
