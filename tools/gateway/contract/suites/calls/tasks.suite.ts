import { randomUUID } from 'node:crypto';
import type { Contract } from '../contract';
import { must, mustFail } from '../../support/must';

/** Spec §7, table calls on tasks, as the product makes them through supabase-js. */
export function tasksSuite(contract: Contract): void {
  describe('tasks (spec §7)', () => {
    it('inserts a task and returns the row with its defaults', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const id = randomUUID();
      const created_at = new Date(Date.now() - 60_000).toISOString();
      const row = await must(
        db
          .from('tasks')
          .insert({ id, title: 'Buy milk', user_id, position: 0, created_at })
          .select()
          .single(),
      );
      expect(row).toMatchObject({
        id,
        title: 'Buy milk',
        user_id,
        completed: false,
        priority: 'medium',
        position: 0,
        focused: false,
        deleted_at: null,
        project_id: null,
        parent_task_id: null,
        rev: 0,
      });
      expect(new Date(row.created_at).toISOString()).toBe(created_at);
      expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*\+00:00$/);
    });

    it('inserts once however often the same insert is sent', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const task = { id: randomUUID(), title: 'Once', user_id };
      const upsert = () =>
        must(db.from('tasks').upsert(task, { onConflict: 'id', ignoreDuplicates: true }).select());
      expect(await upsert()).toHaveLength(1);
      expect(await upsert()).toHaveLength(0);
      expect(await must(db.from('tasks').select('id'))).toEqual([{ id: task.id }]);
    });

    it('reads by project, without project, and the trash, ordered by position', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const project = await must(
        db.from('projects').insert({ title: 'P', user_id }).select().single(),
      );
      await must(
        db.from('tasks').insert([
          { title: 'second', user_id, position: 1 },
          { title: 'first', user_id, position: 0 },
          { title: 'inside', user_id, project_id: project.id },
          { title: 'gone', user_id, deleted_at: new Date().toISOString() },
        ]),
      );
      const read = () => db.from('tasks').select('*').order('position', { ascending: true });
      const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
      expect(titles(await must(read().is('project_id', null).is('deleted_at', null)))).toEqual([
        'first',
        'second',
      ]);
      expect(
        titles(await must(read().eq('project_id', project.id).is('deleted_at', null))),
      ).toEqual(['inside']);
      expect(titles(await must(read().not('deleted_at', 'is', null)))).toEqual(['gone']);
    });

    it('updates every field of the settings dialog and counts the revision', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const { id } = await must(db.from('tasks').insert({ title: 'T', user_id }).select().single());
      const changes = {
        due_date: '2027-01-31T17:00:00+00:00',
        duration: 30,
        reminder_time: '2027-01-31T16:45:00+00:00',
        repeat_pattern: 'weekly' as const,
        repeat_interval: 2,
        repeat_until: '2027-12-31T00:00:00+00:00',
        notes: 'n'.repeat(2000),
        description: 'more',
        priority: 'high' as const,
        focused: true,
      };
      const row = await must(db.from('tasks').update(changes).eq('id', id).select().single());
      expect(row).toMatchObject({ ...changes, rev: 1 });
      const stale = await must(
        db.from('tasks').update({ title: 'late' }).eq('id', id).eq('rev', 0).select(),
      );
      expect(stale).toEqual([]);
    });

    it('trashes and restores a task with the subtasks trashed with it', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const parent = await must(
        db.from('tasks').insert({ title: 'parent', user_id }).select().single(),
      );
      const child = (title: string) =>
        must(
          db
            .from('tasks')
            .insert({ title, user_id, parent_task_id: parent.id, position: 0 })
            .select()
            .single(),
        );
      const [kept, earlier] = [await child('kept'), await child('trashed earlier')];
      await must(
        db.from('tasks').update({ deleted_at: '2026-01-01T00:00:00Z' }).eq('id', earlier.id),
      );
      const stamp = new Date().toISOString();
      await must(
        db.from('tasks').update({ completed: true, deleted_at: stamp }).eq('id', parent.id),
      );
      const gone = await must(db.from('tasks').select('id, deleted_at').eq('id', kept.id).single());
      expect(new Date(gone.deleted_at ?? 0).toISOString()).toBe(stamp);

      await must(
        db.from('tasks').update({ completed: false, deleted_at: null }).eq('id', parent.id),
      );
      const live = await must(db.from('tasks').select('id').is('deleted_at', null));
      expect(live.map(({ id }) => id).sort()).toEqual([parent.id, kept.id].sort());
    });

    it('brings the parent back with a restored subtask', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const parent = await must(
        db.from('tasks').insert({ title: 'parent', user_id }).select().single(),
      );
      const child = await must(
        db
          .from('tasks')
          .insert({ title: 'child', user_id, parent_task_id: parent.id })
          .select()
          .single(),
      );
      await must(
        db.from('tasks').update({ deleted_at: new Date().toISOString() }).eq('id', parent.id),
      );
      await must(db.from('tasks').update({ deleted_at: null }).eq('id', child.id));
      expect(await must(db.from('tasks').select('id').is('deleted_at', null))).toHaveLength(2);
    });

    it('keeps a subtask in the project of its parent, one level deep', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const [p, q] = await must(
        db
          .from('projects')
          .insert([
            { title: 'P', user_id },
            { title: 'Q', user_id },
          ])
          .select(),
      );
      const parent = await must(
        db.from('tasks').insert({ title: 'parent', user_id, project_id: p?.id }).select().single(),
      );
      const child = await must(
        db
          .from('tasks')
          .insert({ title: 'child', user_id, parent_task_id: parent.id })
          .select()
          .single(),
      );
      expect(child.project_id).toBe(p?.id);
      await must(db.from('tasks').update({ project_id: q?.id }).eq('id', parent.id));
      const moved = await must(db.from('tasks').select('project_id').eq('id', child.id).single());
      expect(moved.project_id).toBe(q?.id);

      const grandchild = { title: 'grandchild', user_id, parent_task_id: child.id };
      expect(await mustFail(db.from('tasks').insert(grandchild))).toMatchObject({
        code: 'PT422',
        hint: 'parent_task_id',
      });
      const itself = db.from('tasks').update({ parent_task_id: parent.id }).eq('id', parent.id);
      expect(await mustFail(itself)).toMatchObject({ code: 'PT422' });
      const other = await must(
        db.from('tasks').insert({ title: 'other', user_id }).select().single(),
      );
      const demoted = db.from('tasks').update({ parent_task_id: other.id }).eq('id', parent.id);
      expect(await mustFail(demoted)).toMatchObject({ code: 'PT422' });
    });
  });
}
