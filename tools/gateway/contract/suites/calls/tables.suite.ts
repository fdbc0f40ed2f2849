import { randomUUID } from 'node:crypto';
import type { Contract } from '../contract';
import { must, mustFail } from '../../support/must';
import type { Person } from '../../support/people';

/** Spec §7, table calls on projects, habits, time sessions, ideas and learning progress. */
export function tablesSuite(contract: Contract): void {
  describe('the other tables (spec §7)', () => {
    let person: Person;
    beforeAll(async () => {
      person = await contract.newPerson();
    });

    it('rows of one list that name different columns are stored, or answered, as they are (M5)', async () => {
      const { db, id: user_id } = person;
      const uneven = [
        { title: 'with', color: '#EF4444', user_id },
        { title: 'without', user_id },
      ];
      const insert = () => db.from('projects').insert(uneven, { defaultToNull: false });
      expect(await mustFail(insert().select('id,title,color'))).toMatchObject({
        code: 'PGRST102',
        message: 'All object keys must match',
      });
      const stored = () => must(db.from('projects').select('title,color').like('title', 'with%'));
      expect(await stored()).toEqual([]);
      await must(insert());
      expect(await stored()).toEqual(
        expect.arrayContaining([
          { title: 'with', color: '#EF4444' },
          { title: 'without', color: '#3B82F6' },
        ]),
      );
      const even = uneven.map((row) => ({ color: '#10B981', ...row }));
      const answered = await must(db.from('projects').insert(even).select('color'));
      expect(answered.map(({ color }) => color).sort()).toEqual(['#10B981', '#EF4444']);
      await must(db.from('projects').delete().like('title', 'with%'));
    });

    it('projects: read in order, insert, update, duplicate, delete', async () => {
      const { db, id: user_id } = person;
      const ids = [randomUUID(), randomUUID()] as const;
      const project = (id: string, title: string, position: number) => ({
        id,
        title,
        position,
        user_id,
        color: '#EF4444',
      });
      await must(
        db
          .from('projects')
          .insert([project(ids[1], 'Q', 1), project(ids[0], 'P', 0)])
          .select(),
      );
      const changed = await must(
        db
          .from('projects')
          .update({ description: 'd', color: '#10b981' })
          .eq('id', ids[0])
          .select(),
      );
      expect(changed).toMatchObject([{ description: 'd', color: '#10b981' }]);
      await must(
        db.from('tasks').insert([
          { title: 'live', user_id, project_id: ids[0], duration: 5, focused: true, position: 3 },
          { title: 'trashed', user_id, project_id: ids[0], deleted_at: new Date().toISOString() },
        ]),
      );
      const live = await must(db.from('tasks').select('id').eq('title', 'live').single());
      await must(db.from('tasks').insert({ title: 'sub', user_id, parent_task_id: live.id }));

      const new_id = randomUUID();
      const copy = await must(db.rpc('duplicate_project', { source_id: ids[0], new_id }));
      expect(copy).toMatchObject({
        id: new_id,
        title: 'P (Copy)',
        description: 'd',
        color: '#10b981',
        position: 2,
      });
      expect(await must(db.rpc('duplicate_project', { source_id: ids[0], new_id }))).toEqual(copy);
      expect(await must(db.from('tasks').select('*').eq('project_id', new_id))).toMatchObject([
        { title: 'live', focused: true, position: 3, duration: null, completed: false },
      ]);

      expect((await db.from('projects').delete().eq('id', ids[0])).error).toBeNull();
      const titles = await must(
        db.from('projects').select('title').order('position', { ascending: true }),
      );
      expect(titles).toEqual([{ title: 'Q' }, { title: 'P (Copy)' }]);
      const orphans = await must(
        db
          .from('tasks')
          .select('title, deleted_at')
          .is('project_id', null)
          .not('deleted_at', 'is', null),
      );
      expect(orphans.map(({ title }) => title).sort()).toEqual(['live', 'sub', 'trashed']);
    });

    it('habits: read newest first, insert, complete a day once, delete with completions', async () => {
      const { db, id: user_id } = person;
      const habit = await must(
        db
          .from('habits')
          .insert({ title: 'Run', description: null, color: '#3B82F6', user_id })
          .select()
          .single(),
      );
      await must(db.from('habits').insert({ title: 'Read', color: '#3B82F6', user_id }));
      const habits = await must(
        db.from('habits').select('*').order('created_at', { ascending: false }),
      );
      expect(habits.map(({ title }) => title)).toEqual(['Read', 'Run']);

      const completion = { habit_id: habit.id, completed_at: '2026-11-16', user_id };
      const [first] = await must(db.from('habit_completions').insert(completion).select());
      expect(first).toMatchObject(completion);
      expect((await mustFail(db.from('habit_completions').insert(completion))).code).toBe('23505');
      const week = await must(
        db
          .from('habit_completions')
          .select('*')
          .gte('completed_at', '2026-11-16')
          .lte('completed_at', '2026-11-22'),
      );
      expect(week).toEqual([first]);
      await must(
        db
          .from('habit_completions')
          .delete()
          .eq('id', first?.id ?? ''),
      );
      await must(db.from('habit_completions').insert(completion));
      await must(db.from('habits').delete().eq('id', habit.id));
      expect(await must(db.from('habit_completions').select('*'))).toEqual([]);
    });

    it('time sessions: read newest start first, insert, update, outlive project and task', async () => {
      const { db, id: user_id } = person;
      const project = await must(
        db.from('projects').insert({ title: 'T', user_id }).select().single(),
      );
      const task = await must(db.from('tasks').insert({ title: 'T', user_id }).select().single());
      const session = (task_name: string, start_time: string) => ({
        task_name,
        start_time,
        end_time: '2026-11-20T12:00:00+00:00',
        duration: 3600,
        notes: null,
        user_id,
        project_id: project.id,
        task_id: task.id,
      });
      const rows = await must(
        db
          .from('time_sessions')
          .insert([
            session('early', '2026-11-20T09:00:00+00:00'),
            session('late', '2026-11-20T11:00:00+00:00'),
          ])
          .select(),
      );
      const id = rows.find(({ task_name }) => task_name === 'late')?.id ?? '';
      await must(db.from('time_sessions').update({ notes: 'done' }).eq('id', id));
      await must(db.from('projects').delete().eq('id', project.id));
      await must(db.from('tasks').delete().eq('id', task.id));
      const read = await must(
        db.from('time_sessions').select('*').order('start_time', { ascending: false }),
      );
      expect(read).toMatchObject([
        { task_name: 'late', notes: 'done', project_id: null, task_id: null, user_id },
        { task_name: 'early', project_id: null },
      ]);
      const backwards = {
        ...session('x', '2026-11-20T13:00:00Z'),
        project_id: null,
        task_id: null,
      };
      expect((await mustFail(db.from('time_sessions').insert(backwards))).hint).toBe('end_time');
      await must(db.from('time_sessions').delete().eq('id', id));
      expect(await must(db.from('time_sessions').select('id'))).toHaveLength(1);
    });

    it('ideas: insert, star, read newest first, delete', async () => {
      const { db, id: user_id } = person;
      const idea = {
        title: 'I',
        content: 'c',
        tags: ['one', 'two, with "quotes"', '{}'],
        category: 'creative' as const,
        priority: 'medium' as const,
        status: 'captured' as const,
        user_id,
      };
      const row = await must(db.from('ideas').insert(idea).select().single());
      expect(row).toMatchObject(idea);
      const starred = await must(
        db.from('ideas').update({ status: 'starred' }).eq('id', row.id).select().single(),
      );
      expect(starred.status).toBe('starred');
      await must(db.from('ideas').insert({ ...idea, title: 'J' }));
      const read = await must(
        db.from('ideas').select('*').order('created_at', { ascending: false }),
      );
      expect(read.map(({ title }) => title)).toEqual(['J', 'I']);
      await must(db.from('ideas').delete().eq('user_id', user_id));
      expect(await must(db.from('ideas').select('id'))).toEqual([]);
    });

    it('filters: insert, rename, change, read in their order, delete', async () => {
      const { db, id: user_id } = person;
      const expression =
        '{"kind":"and","of":[{"kind":"tag","tag":"büro"},{"kind":"due","range":"week"}]}';
      const week = { title: 'Week', expression, position: 1, user_id };
      const row = await must(db.from('filters').insert(week).select().single());
      expect(row).toMatchObject({ title: 'Week', expression, position: 1 });
      await must(
        db.from('filters').insert({ title: 'First', expression: '{"kind":"or","of":[]}', user_id }),
      );
      const wanted = { title: 'Late', expression: '{"kind":"due","range":"overdue"}' };
      const changed = await must(
        db.from('filters').update(wanted).eq('id', row.id).select().single(),
      );
      expect(changed).toMatchObject({ ...wanted, position: 1, created_at: row.created_at });
      const read = await must(db.from('filters').select('*').order('position').order('created_at'));
      expect(read.map(({ title }) => title)).toEqual(['First', 'Late']);
      for (const broken of ['', ' ', null, 'x'.repeat(30_001)]) {
        const { error } = await db
          .from('filters')
          .insert({ title: 'Broken', expression: broken as never, user_id });
        expect(error?.hint).toBe('expression');
      }
      await must(db.from('filters').delete().eq('user_id', user_id));
      expect(await must(db.from('filters').select('id'))).toEqual([]);
    });

    it('learning progress: insert, log a session, read last studied first with nulls last', async () => {
      const { db, id: user_id } = person;
      const goal = (topic: string) => ({
        topic,
        subject: 'programming' as const,
        progress_percentage: 0,
        time_spent: 0,
        notes: 'Target: 20 hours',
        user_id,
      });
      const rows = await must(
        db
          .from('learning_progress')
          .insert([goal('SQL'), goal('CSS')])
          .select(),
      );
      const id = rows.find(({ topic }) => topic === 'CSS')?.id ?? '';
      const session = {
        time_spent: 30,
        progress_percentage: 3,
        last_studied: '2026-11-20T10:00:00+00:00',
        notes: 'Target: 20 hours\n2026-11-20: 30 minutes - Study session',
      };
      await must(db.from('learning_progress').update(session).eq('id', id));
      const read = await must(
        db
          .from('learning_progress')
          .select('*')
          .order('last_studied', { ascending: false, nullsFirst: false }),
      );
      expect(read).toMatchObject([
        { topic: 'CSS', ...session },
        { topic: 'SQL', last_studied: null },
      ]);
      await must(db.from('learning_progress').delete().eq('id', id));
      expect(await must(db.from('learning_progress').select('id'))).toHaveLength(1);
    });
  });
}
