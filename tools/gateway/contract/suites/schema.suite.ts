import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBlank } from '@plainday/shared-utils';
import type { Sql } from 'postgres';
import { CATALOGUE_HOLES } from '../holes/catalogue-holes';
import { HOLES } from '../holes/holes';
import { readCatalogue } from '../support/catalogue';
import { TABLES, type TableName } from '../support/database';
import { mustFail } from '../support/must';
import { connectAsOwner } from '../support/owner-sql';
import { PASSWORD, type Person } from '../support/people';
import { fillTables, sampleRow, type Belongings } from '../support/rows';
import { tally } from '../support/tally';
import type { Contract } from './contract';

const RECORD = join(__dirname, '../fixtures/catalogue.txt');

class TakenBack extends Error {}

const WRONG_VALUES: Record<TableName, [string, unknown]> = {
  tasks: ['title', ' '],
  projects: ['title', ''],
  habits: ['color', 'red'],
  habit_completions: ['completed_at', '2300-01-01'],
  time_sessions: ['task_name', ''],
  ideas: ['category', 'other'],
  learning_progress: ['progress_percentage', 101],
  calendar_subscriptions: ['address', 'http://calendars.example.org/a.ics'],
  filters: ['expression', ' '],
};

const QUOTAS: Record<TableName, number> = {
  tasks: 20_000,
  projects: 500,
  habits: 500,
  habit_completions: 50_000,
  time_sessions: 50_000,
  ideas: 20_000,
  learning_progress: 5_000,
  calendar_subscriptions: 20,
  filters: 500,
};

/** What the catalogue must say, seen as the database's owner. PostgreSQL only: the migrations are one. */
export function schemaSuite(contract: Contract): void {
  describe('schema', () => {
    let sql: Sql;
    let person: Person | undefined;
    let belongings: Belongings | undefined;
    beforeAll(async () => {
      sql = await connectAsOwner(contract.gateway().dataDir);
    });
    afterAll(async () => {
      await sql.end();
    });

    it('runs durably, on loopback, with a password only its owner can read', async () => {
      const settings = await sql<{ name: string; setting: string }[]>`
        select name, setting from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses')
        order by name`;
      expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
        'fsync=on',
        'full_page_writes=on',
        'listen_addresses=127.0.0.1',
        'synchronous_commit=on',
      ]);
      const { mode } = await stat(join(contract.gateway().dataDir, 'postgres.password'));
      expect(mode & 0o777).toBe(0o600);
    });

    it('forces row level security on every table of ours, with four policies for the owner', async () => {
      const tables = await sql<{ name: string; safe: boolean }[]>`
        select relname as name, relrowsecurity and relforcerowsecurity as safe
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')`;
      expect(
        tables
          .filter(({ safe }) => safe)
          .map(({ name }) => name)
          .sort(),
      ).toEqual([...TABLES].sort());
      expect(tables).toHaveLength(TABLES.length);
      const policies = await sql<{ table: string; verb: string; roles: string; rule: string }[]>`
        select tablename as table, cmd as verb, roles::text as roles,
          coalesce(qual, '') || coalesce(' / ' || with_check, '') as rule
        from pg_policies where schemaname = 'public'`;
      expect(policies).toHaveLength(TABLES.length * 4);
      expect(new Set(policies.map(({ roles }) => roles))).toEqual(new Set(['{authenticated}']));
      for (const table of TABLES) {
        const verbs = policies.filter((policy) => policy.table === table).map(({ verb }) => verb);
        expect(verbs.sort()).toEqual(['DELETE', 'INSERT', 'SELECT', 'UPDATE']);
      }
      const rules = new Set(
        policies.flatMap(({ rule }) => rule.split(' / ').filter((part) => part !== '')),
      );
      expect(rules).toEqual(new Set(['(( SELECT auth.uid() AS uid) = user_id)']));
      const updates = policies.filter(({ verb }) => verb === 'UPDATE');
      expect(updates.every(({ rule }) => rule.includes(' / '))).toBe(true);
    });

    it('grants anon nothing, and people no more than four verbs', async () => {
      const grants = await sql<{ grantee: string; verb: string }[]>`
        select distinct grantee, privilege_type as verb from information_schema.role_table_grants
        where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC') order by 2`;
      expect(grants.map(({ grantee, verb }) => `${grantee} ${verb}`)).toEqual([
        'authenticated DELETE',
        'authenticated INSERT',
        'authenticated SELECT',
        'authenticated UPDATE',
      ]);
    });

    it('is what the record says: tables, grants, policies, triggers, keys, functions', async () => {
      const now = await readCatalogue(sql);
      if (process.env.CONTRACT_RECORD) await writeFile(RECORD, `${now.join('\n')}\n`);
      expect(now.join('\n')).toBe((await readFile(RECORD, 'utf8')).trimEnd());
    });

    it('the look at the catalogue finds every planted hole (M8)', async () => {
      const before = (await readCatalogue(sql)).join('\n');
      const triggers = await sql<{ name: string; plant: string }[]>`
        select c.relname || ': without the trigger ' || t.tgname as name,
          format('drop trigger %I on public.%I', t.tgname, c.relname) as plant
        from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`;
      const holes = [...HOLES, ...CATALOGUE_HOLES, ...triggers];
      expect(holes.length).toBeGreaterThan(130);
      const missed: string[] = [];
      for (const { name, plant } of holes) {
        await sql
          .begin(async (tx) => {
            await tx.unsafe(plant);
            if ((await readCatalogue(tx)).join('\n') === before) missed.push(name);
            throw new TakenBack();
          })
          .catch((error: unknown) => {
            if (!(error instanceof TakenBack)) missed.push(`${name}: ${String(error)}`);
          });
      }
      tally('holes planted and looked for', holes.length, missed.length);
      expect(missed).toEqual([]);
      expect((await readCatalogue(sql)).join('\n')).toBe(before);
    });

    it('announces each addition, change and removal in every table, once a statement', async () => {
      const triggers = await sql<{ line: string }[]>`
        select c.relname || ' ' || t.tgname || ' ' || (t.tgtype & 1)::text as line
        from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where t.tgfoid = 'private.announce_changes()'::regprocedure and t.tgenabled = 'O'`;
      const expected = TABLES.flatMap((table) =>
        ['insert', 'update', 'delete'].map((verb) => `${table} z_announce_${verb} 0`),
      );
      expect(triggers.map(({ line }) => line).sort()).toEqual(expected.sort());
    });

    it.each(Object.entries(WRONG_VALUES))(
      'tells the field of a wrong value in %s',
      async (table, [field, value]) => {
        person ??= await contract.newPerson();
        belongings ??= await fillTables(person);
        const row = { ...sampleRow(table as TableName, person.id, belongings), [field]: value };
        const error = await mustFail(person.db.from(table as TableName).insert(row as never));
        expect(error).toMatchObject({ code: 'PT422', hint: field });
      },
    );

    it.each(Object.entries(QUOTAS))('keeps %s up to its quota of %d', async (table, quota) => {
      const { id, db } = await contract.newPerson();
      const own = await fillTables({ id, db } as Person);
      // Rows that no trigger looks at: the quota is what is tried here.
      await sql.begin(async (tx) => {
        await tx.unsafe('set local session_replication_role = replica');
        await tx.unsafe(
          `insert into public.${table}
             select filled.* from (select to_jsonb(t) as row from public.${table} t where user_id = $1 limit 1) as r,
               generate_series(1, $2::integer - (select count(*)::integer from public.${table} where user_id = $1)) as n,
               jsonb_populate_record(null::public.${table}, r.row || jsonb_build_object(
                 'id', gen_random_uuid(), 'completed_at', date '2030-01-01' + n, 'series_id', null)) as filled`,
          [id, quota],
        );
      });
      const row = sampleRow(table as TableName, id, own);
      expect((await mustFail(db.from(table as TableName).insert(row as never))).code).toBe('PT413');
      await sql`delete from auth.users where id = ${id}`;
    });

    it('runs every function as its caller but those for what people cannot reach themselves, with an empty search path, closed to anon', async () => {
      const functions = await sql<{ name: string; fault: boolean }[]>`
        select p.oid::regprocedure::text as name,
          (p.prosecdef and p.proname not in ('delete_account', 'list_sessions', 'end_session',
              'calendar_feed', 'open_calendar_feed', 'end_calendar_feed', 'push_state', 'open_push', 'change_push',
              'end_push', 'set_push_quiet', 'set_push_mail', 'set_push_summary', 'set_push_timers', 'test_push', 'is_open_session', 'open_sessions', 'mail_address')) or not coalesce('search_path=""' = any (p.proconfig), false)
            or has_function_privilege('anon', p.oid, 'execute') as fault
        from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
      expect(functions.length).toBeGreaterThan(20);
      expect(functions.filter(({ fault }) => fault)).toEqual([]);
    });

    it('carries the owner in every reference between tables, and indexes each', async () => {
      const keys = await sql<{ name: string; owned: boolean; indexed: boolean }[]>`
        select k.conname as name,
          k.confrelid = 'auth.users'::regclass or cardinality(k.conkey) = 2 as owned,
          exists (select from pg_index i where i.indrelid = k.conrelid
            and i.indkey[0] = k.conkey[1] and i.indpred is null) as indexed
        from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`;
      expect(keys.length).toBeGreaterThan(10);
      expect(keys.filter(({ owned, indexed }) => !owned || !indexed)).toEqual([]);
    });

    it('calls blank what the client calls blank, over the whole basic plane', async () => {
      const rows = await sql<{ point: number }[]>`
        select point from generate_series(1, 65535) as point
        where not point between 55296 and 57343 and private.is_blank(chr(point))`;
      const blank: number[] = [];
      for (let point = 1; point <= 0xffff; point += 1) {
        if ((point < 0xd800 || point > 0xdfff) && isBlank(String.fromCharCode(point))) {
          blank.push(point);
        }
      }
      expect(rows.map(({ point }) => point)).toEqual(blank);
    });

    it('deletes an account only from a session that has just been opened', async () => {
      const person = await contract.newPerson();
      await sql`update auth.sessions set created_at = now() - interval '6 minutes'
        where user_id = ${person.id}`;
      expect(await mustFail(person.db.rpc('delete_account'))).toMatchObject({
        code: 'PT403',
        hint: 'password',
      });
      const { email } = person;
      await person.db.auth.signInWithPassword({ email, password: PASSWORD });
      expect((await person.db.rpc('delete_account')).error).toBeNull();
      expect(await sql`select id from auth.users where id = ${person.id}`).toHaveLength(0);
    });

    it('removes everything of a deleted account, and nothing of others', async () => {
      const [leaving, staying] = [await contract.newPerson(), await contract.newPerson()];
      for (const { db, id } of [leaving, staying]) {
        const project = await db
          .from('projects')
          .insert({ title: 'P', user_id: id })
          .select()
          .single();
        await db.from('tasks').insert({ title: 'T', user_id: id, project_id: project.data?.id });
      }
      await sql`delete from auth.users where id = ${leaving.id}`;
      const left = await sql<{ user_id: string }[]>`
        select user_id from public.tasks where user_id in (${leaving.id}, ${staying.id})
        union all select user_id from public.projects where user_id in (${leaving.id}, ${staying.id})`;
      expect(left.map(({ user_id }) => user_id)).toEqual([staying.id, staying.id]);
    });
  });
}
