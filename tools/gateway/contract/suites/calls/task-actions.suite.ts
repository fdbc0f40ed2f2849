import { randomUUID } from 'node:crypto';
import { must, mustFail } from '../../support/must';
import type { Contract } from '../contract';

/** Spec §7, tasks: what ends them, copies them and counts them. */
export function taskActionsSuite(contract: Contract): void {
  describe('actions on tasks (spec §7)', () => {
    it('deletes for good, and empties the trash up to an instant', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const trashed = (title: string, deleted_at: string, completed = false) => ({
        title,
        user_id,
        deleted_at,
        completed,
      });
      const rows = await must(
        db
          .from('tasks')
          .insert([
            trashed('a', '2026-01-01T00:00:00Z'),
            trashed('done', '2026-01-02T00:00:00Z', true),
            trashed('b', '2026-01-03T00:00:00Z'),
            trashed('later', '2026-02-01T00:00:00Z'),
          ])
          .select(),
      );
      const { error, status } = await db
        .from('tasks')
        .delete()
        .eq('id', rows[0]?.id ?? '');
      expect([error, status]).toEqual([null, 204]);
      const before = '2026-01-15T00:00:00Z';
      expect(await must(db.rpc('empty_trash', { before, only_deleted: true }))).toBe(1);
      expect(await must(db.rpc('empty_trash', { before }))).toBe(1);
      expect((await must(db.from('tasks').select('title'))).map(({ title }) => title)).toEqual([
        'later',
      ]);
      const all = db.from('tasks').delete().not('deleted_at', 'is', null);
      await must(all);
      expect(await must(db.from('tasks').select('id'))).toEqual([]);
    });

    it('duplicates by the letter, or with everything', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const source = await must(
        db
          .from('tasks')
          .insert({
            title: 'T',
            user_id,
            duration: 15,
            priority: 'low',
            notes: 'n',
            completed: false,
            due_date: '2027-01-01T00:00:00Z',
            focused: true,
          })
          .select()
          .single(),
      );
      const fields = {
        title: 'sub',
        due_date: '2027-01-04T22:59:59+00:00',
        due_day: '2027-01-04',
        tags: ['home'],
        reminder_time: '2027-01-04T08:00:00+00:00',
        repeat_pattern: 'weekly',
        repeat_interval: 1,
        repeat_rule: 'FREQ=WEEKLY;BYDAY=MO,TH',
        repeat_from: 'completion',
        repeat_left: 3,
      } as const;
      await must(
        db.from('tasks').insert({ ...fields, tags: ['home'], user_id, parent_task_id: source.id }),
      );
      const [new_id, deep_id] = [randomUUID(), randomUUID()];
      const copy = await must(db.rpc('duplicate_task', { source_id: source.id, new_id }));
      expect(copy).toMatchObject({
        id: new_id,
        title: 'T (Copy)',
        priority: 'low',
        notes: 'n',
        duration: null,
        focused: false,
        position: 0,
      });
      const again = await must(db.rpc('duplicate_task', { source_id: source.id, new_id }));
      expect(again).toEqual(copy);
      const deep = await must(
        db.rpc('duplicate_task', { source_id: source.id, new_id: deep_id, deep: true }),
      );
      expect(deep).toMatchObject({ duration: 15, focused: true });
      const subtasks = await must(db.from('tasks').select().eq('parent_task_id', deep_id));
      expect(subtasks).toEqual([expect.objectContaining(fields)]);
      expect(await must(db.from('tasks').select('id').is('parent_task_id', null))).toHaveLength(3);
    });

    it('counts open tasks and the trash in one answer', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const project = await must(
        db.from('projects').insert({ title: 'P', user_id }).select().single(),
      );
      await must(
        db.from('tasks').insert([
          { title: 'a', user_id },
          { title: 'b', user_id, project_id: project.id },
          { title: 'c', user_id, deleted_at: new Date().toISOString() },
        ]),
      );
      expect(await must(db.rpc('task_counts'))).toEqual({
        all: 1,
        trash: 1,
        by_project: { [project.id]: 1 },
      });
    });

    it('stamps creation within limits and leaves identity alone', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const future = new Date(Date.now() + 86_400_000).toISOString();
      const row = await must(
        db
          .from('tasks')
          .insert({ title: 'T', user_id, created_at: future, rev: 77 })
          .select()
          .single(),
      );
      expect(row.rev).toBe(0);
      expect(Date.parse(row.created_at)).toBeLessThan(Date.parse(future));
      const changed = await must(
        db
          .from('tasks')
          .update({ created_at: '2001-01-01T00:00:00Z', rev: 9 })
          .eq('id', row.id)
          .select()
          .single(),
      );
      expect(changed).toMatchObject({ created_at: row.created_at, rev: 1 });
      const error = await mustFail(db.from('tasks').update({ id: randomUUID() }).eq('id', row.id));
      expect(error.code).toBe('42501');
    });
  });
}
