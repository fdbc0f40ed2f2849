import { randomUUID } from 'node:crypto';
import { fits, hostileTexts } from '../../support/odd-input/hostile';
import { TABLES, type TableName } from '../../support/database';
import { must, mustFail } from '../../support/must';
import type { Person } from '../../support/people';
import { fillTables } from '../../support/rows';
import type { Contract } from '../contract';

type Row = Record<string, unknown> & { readonly id: string };
type Tables = Record<TableName, readonly Row[]>;

const DUE = '2026-11-20T17:00:00+00:00';
/** Each table after those its rows point to. */
const ORDER = [...TABLES].sort((a, b) => rank(a) - rank(b));
/** Of the server alone, and of the account. */
const OWN = ['user_id', 'rev', 'updated_at'];

function rank(table: TableName): number {
  return ['projects', 'tasks', 'habits'].indexOf(table) + 1 || 9;
}

async function everything({ db }: Person): Promise<Tables> {
  const read = async (table: TableName) => {
    const rows = (await must(db.from(table).select('*').order('id'))) as unknown as Row[];
    return [table, rows] as const;
  };
  return Object.fromEntries(await Promise.all(TABLES.map(read))) as unknown as Tables;
}

const kept = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.includes(name)));

/** The same rows under other ids, which every reference follows. */
function renamed(tables: Tables): Tables {
  const ids = new Map(TABLES.flatMap((table) => tables[table].map(({ id }) => [id, randomUUID()])));
  const text = JSON.stringify(tables).replace(
    /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
    (id) => ids.get(id) ?? id,
  );
  return JSON.parse(text) as Tables;
}

async function restore({ db }: Person, tables: Tables, overwrite = false): Promise<number> {
  let written = 0;
  for (const table_name of ORDER) {
    const rows = [...tables[table_name]].sort(
      (a, b) => Number(Boolean(a['parent_task_id'])) - Number(Boolean(b['parent_task_id'])),
    );
    if (rows.length === 0) continue;
    written += await must(db.rpc('restore_rows', { table_name, rows: rows as never, overwrite }));
  }
  return written;
}

const sorted = (rows: readonly Row[]) =>
  rows.map(kept).sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));

/** A task that says all that a task can say of its date (issue 39.8). */
const DATED = {
  due_date: '2026-12-04T22:59:59+00:00',
  due_day: '2026-12-04',
  reminder_time: '2026-12-03T08:00:00+00:00',
  duration: 45,
  tags: ['phone', 'Büro'],
  repeat_pattern: 'weekly',
  repeat_interval: 1,
  repeat_until: '2027-03-31T21:59:00+00:00',
  repeat_rule: 'FREQ=WEEKLY;BYDAY=MO,FR;X-SKIP=20261211',
  repeat_from: 'completion',
  repeat_left: 5,
} as const;

/** An account with a row of every kind: hostile texts, a series, a deleted project, subtasks that are done. */
async function fullAccount(contract: Contract): Promise<Person> {
  const person = await contract.newPerson();
  const { db, id: user_id } = person;
  const { tasks, projects } = await fillTables(person);
  // PGlite reads a text without the byte order mark that it begins with.
  const titles = hostileTexts.filter((text) => fits(text, 500, true) && !text.startsWith('\ufeff'));
  await must(db.from('tasks').insert(titles.map((title) => ({ title, notes: title, user_id }))));
  await must(db.from('ideas').insert(titles.map((title) => ({ title, tags: [title], user_id }))));
  const parent_task_id = tasks[0];
  await must(db.from('tasks').insert({ title: 'Done', parent_task_id, completed: true, user_id }));
  const dated = { title: 'Dated', user_id, ...DATED, tags: [...DATED.tags] };
  const { id: above } = await must(db.from('tasks').insert(dated).select('id').single());
  await must(db.from('tasks').insert({ ...dated, title: 'Below', parent_task_id: above }));
  const source_id = randomUUID();
  const repeat = { repeat_pattern: 'weekly' as const, due_date: DUE };
  await must(db.from('tasks').insert({ id: source_id, title: 'Rent', user_id, ...repeat }));
  await must(
    db.rpc('change_tasks', {
      changes: [{ ids: [source_id], set: { completed: true, deleted_at: DUE } }],
      occurrences: [{ source_id, id: randomUUID(), due_date: '2026-11-27T17:00:00Z' }],
    }),
  );
  await must(
    db
      .from('projects')
      .delete()
      .eq('id', projects[1] ?? ''),
  );
  return person;
}

/** Rows of an archive come back as they were. */
export function restoreSuite(contract: Contract): void {
  describe('rows of an archive (issue 40.2)', () => {
    it('are in another account what they were, whatever is in them, and are made once', async () => {
      const before = await everything(await fullAccount(contract));
      expect(before.tasks.some(({ series_id }) => series_id !== null)).toBe(true);
      const archive = renamed(before);
      const other = await contract.newPerson();
      const count = TABLES.reduce((sum, table) => sum + archive[table].length, 0);
      expect(await restore(other, archive)).toBe(count);
      const after = await everything(other);
      for (const table of TABLES) expect(sorted(after[table])).toEqual(sorted(archive[table]));
      const dated = after.tasks.filter(({ due_day }) => due_day === DATED.due_day);
      expect(dated).toEqual([1, 2].map((): unknown => expect.objectContaining(DATED)));
      expect(await restore(other, archive, true)).toBe(0);
      expect(await everything(other)).toEqual(after);
    });

    it('leave alone what has changed since, unless they are to take its place', async () => {
      const person = await fullAccount(contract);
      const archive = await everything(person);
      const [first] = archive.tasks;
      const id = first?.id ?? '';
      await must(
        person.db.from('tasks').update({ title: 'Changed', completed: true }).eq('id', id),
      );
      await restore(person, archive);
      const read = () => must(person.db.from('tasks').select('*').eq('id', id).single());
      expect(await read()).toMatchObject({ title: 'Changed', completed: true });
      expect(await restore(person, archive, true)).toBe(1);
      expect(kept(await read())).toEqual(kept(first as Row));
    });

    it('take the default of a column that they do not name', async () => {
      const { db } = await contract.newPerson();
      const id = randomUUID();
      const rows = [{ id, title: 'Idea', a_column_of_later: 1 }];
      await must(db.rpc('restore_rows', { table_name: 'ideas', rows, overwrite: false }));
      const row = await must(db.from('ideas').select('*').eq('id', id).single());
      expect(row).toMatchObject({ title: 'Idea', category: 'general', tags: [] });
    });

    it('are those of tables with an owner, and never of somebody else', async () => {
      const owner = await contract.newPerson();
      const { ideas } = await fillTables(owner);
      const { db } = await contract.newPerson();
      const rows = [{ id: ideas[0] ?? '', title: 'Stolen' }];
      const call = (table_name: string) =>
        db.rpc('restore_rows', { table_name, rows, overwrite: true });
      expect(await must(call('ideas'))).toBe(0);
      const { title } = await must(
        owner.db
          .from('ideas')
          .select('title')
          .eq('id', ideas[0] ?? '')
          .single(),
      );
      expect(title).toBe('Idea');
      for (const table of ['users', 'auth.users', 'pg_class', 'ideas; drop table ideas']) {
        expect(await mustFail(call(table))).toMatchObject({ code: 'PT400', hint: 'table_name' });
      }
    });
  });
}
