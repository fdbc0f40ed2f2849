import { randomUUID } from 'node:crypto';
import type { Database } from '@plainday/data-supabase';
import { must } from '../../support/must';
import type { Person } from '../../support/people';
import type { Contract } from '../contract';

type Row = Database['public']['Tables']['tasks']['Row'];

/** What belongs to one row: where it stands, what became of it, and what the database writes down of it. */
const OWN = [
  'id',
  'user_id',
  'project_id',
  'parent_task_id',
  'completed',
  'completed_at',
  'deleted_at',
  'series_id',
  'left_project_id',
  'left_project_at',
  'rev',
  'updated_at',
] as const;
type Own = (typeof OWN)[number];

/** The 31st of each month, in a month that has no such day; another value than the default in each column. */
const FULL: Omit<Row, Own> = {
  title: 'Rent',
  description: 'd',
  notes: 'n',
  priority: 'high',
  due_date: '2026-02-28T22:59:59+00:00',
  due_day: '2026-02-28',
  duration: 45,
  reminder_time: '2026-02-28T08:00:00+00:00',
  repeat_pattern: 'monthly',
  repeat_interval: 2,
  repeat_until: '2027-03-01T22:59:59+00:00',
  repeat_rule: 'FREQ=MONTHLY;INTERVAL=2',
  repeat_from: 'due',
  repeat_left: 3,
  tags: ['home'],
  position: 2,
  focused: true,
  created_at: '2026-01-01T08:00:00+00:00',
  repeat_anchor_day: 31,
  series_due: '2026-02-28T22:59:59+00:00',
};
/** What only the database writes. */
const BOOKS = { repeat_anchor_day: null, series_due: null };

/** A task and its subtask with all that a task can have. */
async function addFull({ db, id: user_id }: Person) {
  const [project_id, id] = [randomUUID(), randomUUID()];
  await must(db.from('projects').insert({ id: project_id, title: 'P', user_id }));
  const rows = [
    { ...FULL, id, user_id, project_id },
    { ...FULL, id: randomUUID(), user_id, parent_task_id: id },
  ];
  await must(db.rpc('restore_rows', { table_name: 'tasks', rows, overwrite: false }));
  return { project_id, id };
}

/** A task and its subtasks, read as the API has them, without what belongs to one row. */
async function familyOf({ db }: Person, id: string) {
  const rows = db.from('tasks').select('*').or(`id.eq.${id},parent_task_id.eq.${id}`);
  const parentFirst = rows.order('parent_task_id', { nullsFirst: true });
  return (await must(parentFirst)).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.includes(name as Own))),
  );
}

/** Whatever a task can have goes along: a column that is added later fails here until it has a value above. */
export function copiesSuite(contract: Contract): void {
  describe('rows of tasks that are made from others', () => {
    let person: Person;
    beforeAll(async () => {
      person = await contract.newPerson();
    });

    it('have all columns of the table in an archive that comes back', async () => {
      const { id } = await addFull(person);
      expect(await familyOf(person, id)).toEqual([FULL, FULL]);
    });

    it('have them in a copy with everything of a task', async () => {
      const { id } = await addFull(person);
      const new_id = randomUUID();
      const made = await must(
        person.db.rpc('duplicate_task', { source_id: id, new_id, deep: true }),
      );
      const copy = {
        ...FULL,
        title: 'Rent (Copy)',
        position: 0,
        created_at: made.created_at,
      };
      expect(await familyOf(person, new_id)).toEqual([copy, FULL]);
    });

    it('have them in a copy with everything of a project', async () => {
      const { project_id } = await addFull(person);
      const new_id = randomUUID();
      await must(person.db.rpc('duplicate_project', { source_id: project_id, new_id, deep: true }));
      const tasks = person.db.from('tasks').select('id').eq('project_id', new_id);
      const { id } = await must(tasks.is('parent_task_id', null).single());
      expect(await familyOf(person, id)).toEqual([FULL, FULL]);
    });

    it('have them in the next date, whose subtasks begin anew', async () => {
      const { id } = await addFull(person);
      const due = { due_date: '2026-04-30T21:59:59+00:00', due_day: '2026-04-30' };
      const reminder_time = '2026-04-30T08:00:00+00:00';
      const next = { id: randomUUID(), ...due, reminder_time };
      const changes = [{ ids: [id], set: { completed: true } }];
      const occurrences = [{ ...next, source_id: id, anchor_day: 31 }];
      await must(person.db.rpc('change_tasks', { changes, occurrences }));
      const moved = { ...due, reminder_time: '2026-04-30T07:00:00+00:00' };
      expect(await familyOf(person, next.id)).toEqual([
        { ...FULL, ...due, reminder_time, series_due: due.due_date, repeat_left: 2 },
        { ...FULL, ...moved, ...BOOKS },
      ]);
    });

    it('have them in rows that are added, but for what the database writes', async () => {
      const id = randomUUID();
      const tasks = [
        { ...FULL, id },
        { ...FULL, parent_task_id: id },
      ];
      await must(person.db.rpc('add_tasks', { tasks }));
      const row = { ...FULL, ...BOOKS };
      expect(await familyOf(person, id)).toEqual([row, row]);
    });
  });
}
