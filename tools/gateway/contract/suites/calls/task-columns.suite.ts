import { randomUUID } from 'node:crypto';
import { must, mustFail } from '../../support/must';
import type { Contract } from '../contract';

const DAY = { due_day: '2026-12-04', due_date: '2026-12-04T22:59:59+00:00' };
const RULE = {
  repeat_pattern: 'weekly',
  repeat_interval: 1,
  repeat_rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR;X-SKIP=20261202,20261209',
  repeat_from: 'completion',
  repeat_left: 3,
} as const;
const TAGS = { tags: ['phone', 'Büro'] };
const ALL = { ...DAY, ...RULE, ...TAGS };
const NONE = { due_day: null, repeat_rule: null, repeat_from: null, repeat_left: null, tags: null };

/** Days without a time, rules of repetition, tags (decisions 89–91): columns that an older client does not know. */
export function taskColumnsSuite(contract: Contract): void {
  describe('columns that the specification does not have', () => {
    it('are empty where a client does not name them', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const row = await must(db.from('tasks').insert({ title: 'T', user_id }).select().single());
      expect(row).toMatchObject(NONE);
    });

    it('are written by an insert, an update, and many at once', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const task = { id: randomUUID(), title: 'T', user_id };
      const row = await must(
        db
          .from('tasks')
          .insert({ ...task, ...ALL })
          .select()
          .single(),
      );
      expect(row).toMatchObject(ALL);
      const emptied = { due_day: null, repeat_rule: null, tags: [] };
      const update = db.from('tasks').update(emptied).eq('id', task.id).select().single();
      expect(await must(update)).toMatchObject({ ...ALL, ...emptied, tags: null });
      await must(db.rpc('change_tasks', { changes: [{ ids: [task.id], set: ALL }] }));
      expect(await must(db.from('tasks').select('*').single())).toMatchObject(ALL);
      await must(db.rpc('add_tasks', { tasks: [{ title: 'Added', ...ALL }] }));
      const added = await must(db.from('tasks').select('*').eq('title', 'Added').single());
      expect(added).toMatchObject(ALL);
    });

    it('are compared with what was seen when many tasks change on condition', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const id = randomUUID();
      await must(db.from('tasks').insert({ id, title: 'T', user_id, ...ALL }));
      const change = (set: object, seen: object) =>
        must(
          db.rpc('change_tasks', { changes: [{ ids: [id], set: { ...set }, seen: { ...seen } }] }),
        );
      const tags = ['home'];
      expect(await change({ tags }, { tags: ['other'] })).toMatchObject({
        changed: 0,
        met: [{ id }],
      });
      expect(await change({ tags }, TAGS)).toMatchObject({ changed: 1, met: [] });
      expect(await change({ due_day: '2026-12-05' }, DAY)).toMatchObject({ changed: 1, met: [] });
    });

    it('leave with the column they belong to, when an older client changes only that one', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const rows = await must(
        db
          .from('tasks')
          .insert([1, 2, 3, 4].map((position) => ({ title: 'T', user_id, position, ...ALL })))
          .select(),
      );
      const update = (turn: number, changes: object) =>
        must(
          db
            .from('tasks')
            .update(changes)
            .eq('id', rows[turn]?.id ?? '')
            .select()
            .single(),
        );
      const later = { due_date: '2026-12-07T16:00:00+00:00' };
      expect(await update(0, later)).toMatchObject({ ...later, due_day: null, ...RULE });
      expect(await update(1, { due_date: null })).toMatchObject({ due_day: null, ...RULE });
      const daily = { repeat_pattern: 'daily' };
      expect(await update(2, daily)).toMatchObject({
        ...daily,
        repeat_rule: null,
        repeat_left: 3,
        ...DAY,
      });
      const never = { repeat_rule: null, repeat_from: null, repeat_left: null };
      expect(await update(3, { repeat_pattern: null })).toMatchObject({
        ...never,
        ...DAY,
        ...TAGS,
      });
    });

    it('keep a day that two devices set in different zones, and not one that an older client gives a time', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const row = await must(
        db
          .from('tasks')
          .insert({ title: 'T', user_id, ...DAY })
          .select()
          .single(),
      );
      const due = async (due_date: string) =>
        (await must(db.from('tasks').update({ due_date }).eq('id', row.id).select().single()))
          .due_day;
      // Auckland, New York where days begin at four, Kiritimati, Honolulu.
      expect(await due('2026-12-04T10:59:59+00:00')).toBe(DAY.due_day);
      expect(await due('2026-12-05T08:59:59+00:00')).toBe(DAY.due_day);
      expect(await due('2026-12-04T09:59:59+00:00')).toBe(DAY.due_day);
      expect(await due('2026-12-05T09:59:59+00:00')).toBe(DAY.due_day);
      expect(await due('2026-12-04T16:00:00+00:00')).toBeNull();
    });

    it('go over to the next occurrence, which counts one less and comes no more after the last', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const id = randomUUID();
      await must(db.from('tasks').insert({ id, title: 'T', user_id, ...ALL, repeat_left: 2 }));
      const sub = { title: 'S', user_id, parent_task_id: id, ...DAY, ...TAGS };
      await must(db.from('tasks').insert(sub));
      const tick = (source_id: string, occurrence: object) =>
        must(
          db.rpc('change_tasks', {
            changes: [{ ids: [source_id], set: { completed: true } }],
            occurrences: [{ source_id, id: randomUUID(), ...occurrence }],
          }),
        );
      const next = { due_day: '2026-12-07', due_date: '2026-12-07T22:59:59+00:00' };
      await tick(id, next);
      const open = await must(
        db.from('tasks').select('*').eq('completed', false).eq('title', 'T').single(),
      );
      expect(open).toMatchObject({ ...ALL, ...next, repeat_left: 1 });
      const subtask = db.from('tasks').select('*').eq('parent_task_id', open.id).single();
      expect(await must(subtask)).toMatchObject({ ...next, ...TAGS });
      await tick(open.id, { due_day: '2026-12-09', due_date: '2026-12-09T22:59:59+00:00' });
      expect(
        await must(db.from('tasks').select('id').eq('completed', false).eq('title', 'T')),
      ).toEqual([]);
    });

    it('let a series that counts from completion come again to a date that an earlier one had', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const source_id = randomUUID();
      await must(
        db.from('tasks').insert({ id: source_id, title: 'T', user_id, ...ALL, repeat_left: null }),
      );
      const due_date = '2026-12-07T22:59:59+00:00';
      const tick = (source_id: string, id: string) =>
        must(
          db.rpc('change_tasks', {
            changes: [{ ids: [source_id], set: { completed: true } }],
            occurrences: [{ source_id, id, due_day: '2026-12-07', due_date }],
          }),
        );
      const [second, third] = [randomUUID(), randomUUID()];
      await tick(source_id, second);
      // Done on December 4, three days early: three days after that is the same December 7.
      for (const _sentTwice of [1, 2]) await tick(second, third);
      const open = await must(db.from('tasks').select('id, due_day').eq('completed', false));
      expect(open).toEqual([{ id: third, due_day: '2026-12-07' }]);
    });

    it('are copied: the day by every copy, the rest by a copy with everything', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const source_id = randomUUID();
      await must(db.from('tasks').insert({ id: source_id, title: 'T', user_id, ...ALL }));
      const copy = (deep: boolean) =>
        must(db.rpc('duplicate_task', { source_id, new_id: randomUUID(), deep }));
      expect(await copy(false)).toMatchObject({ ...DAY, ...NONE, due_day: DAY.due_day });
      expect(await copy(true)).toMatchObject(ALL);
    });

    it('are copied with a project: the day by every copy, the rest and subtasks by one with everything', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const [source_id, parent_task_id] = [randomUUID(), randomUUID()];
      await must(db.from('projects').insert({ id: source_id, title: 'P', user_id }));
      const plain = {
        title: 'T',
        notes: 'n',
        priority: 'high',
        focused: true,
        position: 2,
        created_at: '2026-11-01T08:00:00+00:00',
      } as const;
      const whole = {
        ...plain,
        ...ALL,
        duration: 45,
        reminder_time: '2026-12-04T08:00:00+00:00',
        repeat_until: '2027-03-01T22:59:59+00:00',
      };
      const task = { ...whole, id: parent_task_id, user_id, project_id: source_id };
      await must(db.from('tasks').insert(task));
      const other = { ...whole, title: 'Sub', user_id, parent_task_id };
      const gone = { ...other, title: 'Gone', deleted_at: '2026-11-02T08:00:00+00:00' };
      await must(db.from('tasks').insert([other, gone]));
      async function copy(deep?: boolean) {
        const rpc = db.rpc('duplicate_project', {
          source_id,
          new_id: randomUUID(),
          ...(deep !== undefined && { deep }),
        });
        const tasks = db
          .from('tasks')
          .select('*, subtasks:tasks(*)')
          .eq('project_id', (await must(rpc)).id)
          .is('parent_task_id', null);
        return must(tasks.single());
      }
      const letter = { ...plain, ...NONE, ...DAY, duration: null, reminder_time: null };
      for (const deep of [undefined, false])
        expect(await copy(deep)).toMatchObject({ ...letter, repeat_pattern: null, subtasks: [] });
      const made = await copy(true);
      expect(made).toMatchObject({ ...whole, subtasks: [{ ...whole, title: 'Sub' }] });
      expect(made.id).not.toBe(parent_task_id);
    });

    it.each([
      ['a day out of range', { ...DAY, due_day: '2201-01-01' }],
      ['a day that is none', { ...DAY, due_day: 'someday' }],
      ['a rule that is none', { ...RULE, repeat_rule: 'every day' }],
      ['a rule with an end of its own', { ...RULE, repeat_rule: 'FREQ=DAILY;COUNT=3' }],
      ['a rule too long', { ...RULE, repeat_rule: `FREQ=MONTHLY;BYMONTHDAY=${'1,'.repeat(100)}1` }],
      ['another start', { ...RULE, repeat_from: 'never' }],
      ['nothing left', { ...RULE, repeat_left: 0 }],
      ['a tag with a space', { tags: ['two words'] }],
      ['a tag with a comma', { tags: ['a,b'] }],
      ['a tag with its sign', { tags: ['@home'] }],
      ['an empty tag', { tags: [''] }],
      ['an invisible tag', { tags: ['\u200b'] }],
      ['a tag too long', { tags: ['t'.repeat(51)] }],
      ['a tag twice', { tags: ['home', 'HOME'] }],
      ['too many tags', { tags: Array.from({ length: 31 }, (_, index) => `t${index}`) }],
    ])('refuse %s', async (_name, fields) => {
      const { db, id: user_id } = await contract.newPerson();
      const row = { title: 'T', user_id, ...fields } as never;
      expect((await mustFail(db.from('tasks').insert(row))).code).toMatch(/^(22|PT4)/);
      expect(await must(db.from('tasks').select('id'))).toEqual([]);
    });
  });
}
