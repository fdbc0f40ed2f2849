import { must, mustFail } from '../../support/must';
import type { Contract } from '../contract';

const DAY_MS = 86_400_000;

/** Decisions 3: what the dashboard counts. */
export function taskStatsSuite(contract: Contract): void {
  describe('statistics (decisions 3)', () => {
    const today = Date.parse('2026-11-20T23:00:00Z');
    const at = (offset: number, hours = 1) =>
      new Date(today + offset * DAY_MS + hours * 3_600_000).toISOString();
    const days = [-2, -1, 0, 1].map((offset) => at(offset, 0));

    it('counts live and completed tasks of the top level, and completions by local day', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const project = await must(
        db.from('projects').insert({ title: 'P', user_id }).select().single(),
      );
      const done = (deleted_at: string | null, fields = {}) => ({
        title: 'done',
        user_id,
        completed: true,
        deleted_at,
        ...fields,
      });
      const rows = await must(
        db
          .from('tasks')
          .insert([
            { title: 'open', user_id, priority: 'high', due_date: at(0) },
            { title: 'in project', user_id, project_id: project.id, due_date: at(-1) },
            { title: 'far', user_id, due_date: '2190-01-01T00:00:00Z' },
            { title: 'trashed', user_id, deleted_at: at(-1), due_date: at(0) },
            done(at(-1), { project_id: project.id, priority: 'high' }),
            done(at(-1)),
            done(at(0, 23.5), { due_date: at(0) }),
            done(at(-30)),
          ])
          .select(),
      );
      await must(
        db.from('tasks').insert({ title: 'part', user_id, parent_task_id: rows[0]?.id ?? null }),
      );
      const stats = await must(db.rpc('task_stats', { days }));
      expect(stats).toMatchObject({
        total: 7,
        completed: 4,
        high: 1,
        today: { total: 2, completed: 1 },
        by_priority: { high: { total: 2, completed: 1 }, medium: { total: 5, completed: 3 } },
        by_project: { [project.id]: { total: 2, completed: 1 } },
      });
      // The clock here may stand before the day the test calls today; a tick is never in the future.
      const { completions } = stats as { completions: number[] };
      expect(completions).toHaveLength(3);
      expect(completions[1]).toBe(Date.now() > Date.parse(at(-1)) ? 2 : 0);
    });

    it('answers zeros for somebody without tasks', async () => {
      const { db } = await contract.newPerson();
      expect(await must(db.rpc('task_stats', { days }))).toEqual({
        total: 0,
        completed: 0,
        high: 0,
        overdue: 0,
        today: { total: 0, completed: 0 },
        by_priority: {},
        by_project: {},
        completions: [0, 0, 0],
      });
    });

    it('refuses days that are none', async () => {
      const { db } = await contract.newPerson();
      const refused = async (wrong: string[]) =>
        (await mustFail(db.rpc('task_stats', { days: wrong }))).code;
      expect(await refused([])).toBe('PT400');
      expect(await refused([at(0)])).toBe('PT400');
      expect(await refused([at(1), at(0)])).toBe('PT400');
      expect((await db.rpc('task_stats', { days: ['soon', 'later'] })).status).toBe(400);
    });

    it('knows when a subtask was completed, and forgets it when it is opened again', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const future = new Date(Date.now() + DAY_MS).toISOString();
      const row = await must(db.from('tasks').insert({ title: 'part', user_id }).select().single());
      const change = async (fields: object) =>
        (await must(db.from('tasks').update(fields).eq('id', row.id).select().single()))
          .completed_at;
      const stamp = await change({ completed: true });
      expect(Math.abs(Date.parse(stamp ?? '') - Date.now())).toBeLessThan(60_000);
      expect(await change({ completed_at: '2020-01-01T00:00:00Z' })).toBe(stamp);
      expect(await change({ completed: false })).toBeNull();
      const ahead = await change({ completed: true, deleted_at: future });
      expect(Date.parse(ahead ?? '')).toBeLessThan(Date.parse(future));
    });
  });
}
