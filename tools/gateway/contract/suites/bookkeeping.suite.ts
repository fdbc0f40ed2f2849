import { randomUUID } from 'node:crypto';
import { must } from '../support/must';
import type { Contract } from './contract';

const DUE = '2026-11-20T17:00:00+00:00';
const NEXT = '2026-11-27T17:00:00+00:00';
const BOOKS = 'series_id, series_due, repeat_anchor_day, left_project_id, left_project_at';
const EMPTY = {
  series_id: null,
  series_due: null,
  repeat_anchor_day: null,
  left_project_id: null,
  left_project_at: null,
};

const made = () => ({
  series_id: randomUUID(),
  series_due: DUE,
  repeat_anchor_day: 31,
  left_project_id: randomUUID(),
  left_project_at: DUE,
});

/** What the functions keep for themselves is not a client's to choose, not even in rows of its own. */
export function bookkeepingSuite(contract: Contract): void {
  describe('bookkeeping columns (L11)', () => {
    it('are empty in a new row and stay as they are in a changed one, whatever is sent', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const row = { user_id, title: 'Pay the rent', repeat_pattern: 'weekly' as const };
      const inserted = await must(
        db
          .from('tasks')
          .insert({ ...row, due_date: DUE, ...made() })
          .select()
          .single(),
      );
      expect(inserted).toMatchObject({ ...EMPTY, due_date: DUE });
      const [task] = await must(
        db
          .from('tasks')
          .update({ notes: 'n', ...made() })
          .eq('id', inserted.id)
          .select(),
      );
      expect(task).toMatchObject({ ...EMPTY, notes: 'n' });
      await must(db.rpc('add_tasks', { tasks: [{ id: randomUUID(), title: 'Sweep', ...made() }] }));
      const added = await must(db.from('tasks').select(BOOKS).eq('title', 'Sweep').single());
      expect(added).toEqual(EMPTY);
      const hours = { user_id, task_name: 'w', start_time: DUE };
      const session = await must(
        db
          .from('time_sessions')
          .insert({ ...hours, left_project_id: randomUUID() })
          .select()
          .single(),
      );
      const [changed] = await must(
        db
          .from('time_sessions')
          .update({ left_project_id: randomUUID() })
          .eq('id', session.id)
          .select(),
      );
      expect([session.left_project_id, changed?.left_project_id]).toEqual([null, null]);
    });

    it('keep what a tick and a deleted project wrote, also within one list of changes', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const project = await must(
        db.from('projects').insert({ title: 'House', user_id }).select().single(),
      );
      const task = await must(
        db
          .from('tasks')
          .insert({
            user_id,
            title: 'Rent',
            due_date: DUE,
            repeat_pattern: 'weekly',
            project_id: project.id,
          })
          .select()
          .single(),
      );
      const occurrence = { source_id: task.id, id: randomUUID(), due_date: NEXT, anchor_day: 20 };
      const changes = [{ ids: [task.id], set: { completed: true } }];
      await must(db.rpc('change_tasks', { changes, occurrences: [occurrence] }));
      await must(db.from('projects').delete().eq('id', project.id).select());
      const left = async () =>
        must(db.from('tasks').select(BOOKS).eq('id', occurrence.id).single());
      const before = await left();
      expect(before).toMatchObject({
        series_id: task.id,
        series_due: NEXT,
        repeat_anchor_day: 20,
        left_project_id: project.id,
      });
      await must(db.from('tasks').update(made()).eq('id', occurrence.id).select());
      await must(db.from('tasks').update(EMPTY).eq('id', occurrence.id).select());
      expect(await left()).toEqual(before);
    });
  });
}
