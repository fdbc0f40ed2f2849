import { randomUUID } from 'node:crypto';
import { must } from '../../support/must';
import type { Person } from '../../support/people';
import type { Contract } from '../contract';

const DUE = '2026-11-20T17:00:00+00:00';
const NEXT = '2026-11-27T17:00:00+00:00';
const STAMP = '2026-11-20T10:00:00+00:00';

const FIELDS = {
  title: 'Water the plants',
  notes: 'n',
  priority: 'high' as const,
  due_date: DUE,
  reminder_time: '2026-11-20T16:45:00+00:00',
  duration: 15,
  repeat_pattern: 'weekly' as const,
  repeat_interval: 1,
  focused: true,
  position: 3,
};

async function addRepeating({ db, id: user_id }: Person) {
  const task = await must(
    db
      .from('tasks')
      .insert({ ...FIELDS, user_id })
      .select()
      .single(),
  );
  const part = { user_id, parent_task_id: task.id };
  const parts = await must(
    db
      .from('tasks')
      .insert([
        { ...part, title: 'open', position: 0, due_date: '2026-11-19T17:00:00+00:00' },
        { ...part, title: 'done', position: 1, completed: true },
        { ...part, title: 'dropped', position: 2, deleted_at: '2026-11-01T00:00:00+00:00' },
      ])
      .select(),
  );
  return { task, parts };
}

function occurrenceOf(source_id: string, fields = {}) {
  const reminder_time = '2026-11-27T16:45:00+00:00';
  return { source_id, id: randomUUID(), due_date: NEXT, reminder_time, anchor_day: 20, ...fields };
}

function tick(id: string) {
  return [{ ids: [id], set: { completed: true, deleted_at: STAMP } }];
}

async function liveOf({ db }: Person) {
  return must(
    db
      .from('tasks')
      .select('*')
      .is('deleted_at', null)
      .is('parent_task_id', null)
      .order('created_at'),
  );
}

/** Decisions 18–20: a tick leaves the next occurrence behind, once. */
export function recurrenceSuite(contract: Contract): void {
  describe('repeating tasks (decisions 18-20)', () => {
    it('completes the row and inserts the next one with its subtasks open again', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const { task, parts } = await addRepeating(person);
      const copyOfOpen = randomUUID();
      const next = occurrenceOf(task.id, { subtasks: { [parts[0]?.id ?? '']: copyOfOpen } });
      const answer = await must(
        db.rpc('change_tasks', { changes: tick(task.id), occurrences: [next] }),
      );
      expect(answer).toMatchObject({ changed: 1, occurrences: { [task.id]: next.id } });
      const [row] = await liveOf(person);
      expect(row).toMatchObject({
        ...FIELDS,
        id: next.id,
        due_date: NEXT,
        reminder_time: next.reminder_time,
        repeat_anchor_day: 20,
        series_id: task.id,
        series_due: NEXT,
        completed: false,
        created_at: task.created_at,
      });
      const copies = await must(
        db.from('tasks').select('*').eq('parent_task_id', next.id).order('position'),
      );
      expect(copies).toMatchObject([
        { id: copyOfOpen, title: 'open', completed: false, due_date: '2026-11-26T17:00:00+00:00' },
        { title: 'done', completed: false, completed_at: null },
      ]);
      const done = await must(db.from('tasks').select('*').eq('id', task.id).single());
      expect(done).toMatchObject({ completed: true, deleted_at: STAMP, series_id: task.id });
    });

    it('inserts it once for a repeated call, and for two tabs at the same time', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const { task } = await addRepeating(person);
      const calls = [occurrenceOf(task.id), occurrenceOf(task.id)].map((next) => ({
        changes: tick(task.id),
        occurrences: [next],
      }));
      const answers = await Promise.all(
        [...calls, ...calls].map((call) => must(db.rpc('change_tasks', call))),
      );
      const rows = await liveOf(person);
      expect(rows).toHaveLength(1);
      for (const answer of answers) {
        expect(answer).toMatchObject({ occurrences: { [task.id]: rows[0]?.id } });
      }
    });

    it('leaves one open occurrence when an old one is ticked again', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const { task } = await addRepeating(person);
      const changes = tick(task.id);
      await must(db.rpc('change_tasks', { changes, occurrences: [occurrenceOf(task.id)] }));
      await must(
        db.from('tasks').update({ completed: false, deleted_at: null }).eq('id', task.id).select(),
      );
      const later = occurrenceOf(task.id, { due_date: '2026-12-04T17:00:00+00:00' });
      await must(db.rpc('change_tasks', { changes, occurrences: [later] }));
      expect((await liveOf(person)).map(({ due_date }) => due_date)).toEqual([NEXT]);
    });

    it('withdraws the occurrence when the tick is taken back, whoever inserted it', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const { task } = await addRepeating(person);
      await must(
        db.rpc('change_tasks', { changes: tick(task.id), occurrences: [occurrenceOf(task.id)] }),
      );
      const back = {
        changes: [{ ids: [task.id], set: { completed: false, deleted_at: null } }],
        withdrawn: [{ series_id: task.id, due_date: NEXT }],
      };
      for (let round = 0; round < 2; round += 1) await must(db.rpc('change_tasks', back));
      expect((await liveOf(person)).map(({ id }) => id)).toEqual([task.id]);
      const parts = await must(
        db.from('tasks').select('title, deleted_at').not('parent_task_id', 'is', null),
      );
      expect(parts.filter(({ deleted_at }) => deleted_at === null)).toHaveLength(2);
      expect(parts).toHaveLength(3);
    });

    it('keeps the date it was born with when the due date is moved by hand', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const { task } = await addRepeating(person);
      const next = occurrenceOf(task.id);
      await must(db.rpc('change_tasks', { changes: tick(task.id), occurrences: [next] }));
      const moved = await must(
        db.from('tasks').update({ due_date: DUE, reminder_time: null }).eq('id', next.id).select(),
      );
      expect(moved).toMatchObject([{ due_date: DUE, series_due: NEXT }]);
    });

    it('makes none of a task that does not repeat, nor of one of others', async () => {
      const [person, other] = [await contract.newPerson(), await contract.newPerson()];
      const { task } = await addRepeating(other);
      const plain = await must(
        person.db.from('tasks').insert({ title: 'Once', user_id: person.id }).select().single(),
      );
      const answer = await must(
        person.db.rpc('change_tasks', {
          changes: tick(plain.id),
          occurrences: [occurrenceOf(plain.id), occurrenceOf(task.id)],
          withdrawn: [{ series_id: task.id, due_date: DUE }],
        }),
      );
      expect(answer).toMatchObject({ occurrences: { [plain.id]: null, [task.id]: null } });
      expect(await liveOf(person)).toEqual([]);
      expect(await liveOf(other)).toHaveLength(1);
      const broken = { changes: tick(plain.id), occurrences: [{ source_id: plain.id }] };
      expect((await person.db.rpc('change_tasks', broken)).status).toBe(400);
    });
  });
}
