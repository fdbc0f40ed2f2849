import { randomUUID } from 'node:crypto';
import type { Json } from '@plainday/data-supabase';
import { must, mustFail } from '../../support/must';
import type { Person } from '../../support/people';
import type { Contract } from '../contract';

const STAMP = '2026-11-20T10:00:00+00:00';

async function addTasks({ db, id }: Person, titles: readonly string[], fields = {}) {
  const rows = titles.map((title, position) => ({ title, user_id: id, position, ...fields }));
  return must(db.from('tasks').insert(rows).select());
}

function changing(ids: readonly string[], set: Record<string, Json>): Json {
  return [{ ids: [...ids], set }];
}

/** Many tasks in one request: changed, added, removed. */
export function manyTasksSuite(contract: Contract): void {
  describe('many tasks at once', () => {
    it('changes each its own way in one call, and skips what is gone', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const [a, b, c] = (await addTasks(person, ['a', 'b', 'c'])).map(({ id }) => id);
      const gone = randomUUID();
      const changes = [
        { ids: [a ?? '', gone], set: { priority: 'high', focused: true, duration: 5 } },
        { ids: [b ?? ''], set: { due_date: STAMP, reminder_time: STAMP, notes: 'n' } },
        { ids: [c ?? ''], set: { completed: true, deleted_at: STAMP } },
      ];
      const answer = await must(db.rpc('change_tasks', { changes }));
      const rows = await must(db.from('tasks').select('*').order('position'));
      expect(answer).toEqual({
        changed: 3,
        missing: [gone],
        occurrences: {},
        met: [],
        trashed: [],
        rows: [...rows].sort((one, other) => (one.id < other.id ? -1 : 1)),
      });
      expect(rows).toMatchObject([
        { title: 'a', priority: 'high', focused: true, duration: 5, due_date: null, rev: 1 },
        { title: 'b', priority: 'medium', due_date: STAMP, reminder_time: STAMP, notes: 'n' },
        { title: 'c', completed: true, deleted_at: STAMP, completed_at: STAMP },
      ]);
    });

    it('clears what is set to null, and leaves alone what is not named', async () => {
      const person = await contract.newPerson();
      const fields = { due_date: STAMP, reminder_time: STAMP, notes: 'n', duration: 3 };
      const [row] = await addTasks(person, ['a'], fields);
      const set = { due_date: null, reminder_time: null };
      await must(person.db.rpc('change_tasks', { changes: changing([row?.id ?? ''], set) }));
      const after = await must(person.db.from('tasks').select('*').single());
      expect(after).toMatchObject({ ...set, notes: 'n', duration: 3 });
    });

    it('[TL28] makes several tasks subtasks of one, and tasks again, in their order', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const [under, ...ids] = (await addTasks(person, ['top', 'a', 'b'])).map(({ id }) => id);
      const seen = { parent_task_id: null };
      const nested = ids.map((id, position) => ({
        ids: [id],
        set: { parent_task_id: under ?? '', position: position + 7 },
        seen,
      }));
      await must(db.rpc('change_tasks', { changes: nested }));
      const read = () =>
        must(db.from('tasks').select('title,parent_task_id,position').order('title'));
      expect(await read()).toEqual([
        { title: 'a', parent_task_id: under, position: 7 },
        { title: 'b', parent_task_id: under, position: 8 },
        { title: 'top', parent_task_id: null, position: 0 },
      ]);
      await must(
        db.rpc('change_tasks', { changes: changing(ids, { parent_task_id: null, position: 3 }) }),
      );
      expect(await read()).toMatchObject([
        { title: 'a', parent_task_id: null, position: 3 },
        { title: 'b', parent_task_id: null, position: 3 },
        { title: 'top' },
      ]);
    });

    it('takes subtasks to the trash and back, as a single change does', async () => {
      const person = await contract.newPerson();
      const { db, id: user_id } = person;
      const parents = (await addTasks(person, ['p', 'q'])).map(({ id }) => id);
      await must(
        db.from('tasks').insert(parents.map((id) => ({ title: 's', user_id, parent_task_id: id }))),
      );
      await must(db.rpc('change_tasks', { changes: changing(parents, { deleted_at: STAMP }) }));
      const stamps = async () =>
        (await must(db.from('tasks').select('deleted_at'))).map(({ deleted_at }) => deleted_at);
      expect(new Set(await stamps())).toEqual(new Set([STAMP]));
      await must(db.rpc('change_tasks', { changes: changing(parents, { deleted_at: null }) }));
      expect(await stamps()).toEqual([null, null, null, null]);
    });

    it('[V4] answers what is in the trash by then, but not what is done', async () => {
      const person = await contract.newPerson();
      const { db, id: user_id } = person;
      const rows = await addTasks(person, ['done', 'live', 'trashed', 'trashed here']);
      const [done = '', live = '', trashed = '', here = ''] = rows.map(({ id }) => id);
      const stamp = { deleted_at: STAMP };
      await must(
        db
          .from('tasks')
          .update({ ...stamp, completed: true })
          .eq('id', done),
      );
      await must(db.from('tasks').update(stamp).eq('id', trashed));
      const found = { id: trashed, title: 'trashed', deleted_at: STAMP };
      const changes = [
        { ids: [done, live, trashed], set: { priority: 'high' } },
        { ids: [here], set: stamp },
      ];
      expect(await must(db.rpc('change_tasks', { changes }))).toMatchObject({ trashed: [found] });
      const part = { id: randomUUID(), user_id, title: 'part' };
      const tasks = [{ ...part, parent_task_id: trashed }, { title: 'another' }];
      const follows = { added: 2, trashed: [{ ...found, id: part.id, title: 'part' }] };
      expect(await must(db.rpc('add_tasks', { tasks }))).toMatchObject(follows);
    });

    it('changes all or nothing', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const [a, b] = (await addTasks(person, ['a', 'b'])).map(({ id }) => id);
      const changes = [
        { ids: [a ?? ''], set: { priority: 'low' } },
        { ids: [b ?? ''], set: { duration: 0 } },
      ];
      const error = await mustFail(db.rpc('change_tasks', { changes }));
      expect(error).toMatchObject({ code: 'PT422', hint: 'duration' });
      const rows = await must(db.from('tasks').select('priority'));
      expect(rows).toEqual([{ priority: 'medium' }, { priority: 'medium' }]);
    });

    const id = randomUUID();
    const refused: [string, Json, string][] = [
      ['no list', { a: 1 }, 'PT400'],
      ['an empty list', [], 'PT400'],
      ['a list of words', ['a'], 'PT400'],
      ['an entry without ids', [{ set: {} }], 'PT400'],
      ['an entry without set', [{ ids: [id] }], 'PT400'],
      ['an id twice', [{ ids: [id, id], set: { title: 't' } }], 'PT400'],
      ['an unknown column', changing([id], { user_id: id }), 'PT400'],
      ['the position', changing([id], { position: 1 }), 'PT400'],
      ['a column that is no name', changing([id], { 'title = now()--': 'x' }), 'PT400'],
      ['a text for a number', changing([id], { duration: '5' }), 'PT400'],
      ['an object for a text', changing([id], { title: {} }), 'PT400'],
    ];
    it.each(refused)('refuses %s', async (_name, changes, code) => {
      const { db } = await contract.newPerson();
      expect(await mustFail(db.rpc('change_tasks', { changes }))).toMatchObject({ code });
    });

    it('answers bad values and sizes with 4xx', async () => {
      const person = await contract.newPerson();
      const [row] = await addTasks(person, ['a']);
      const status = async (changes: Json) =>
        (await person.db.rpc('change_tasks', { changes })).status;
      const own = row?.id ?? '';
      expect(await status(changing(['no id'], { title: 't' }))).toBe(400);
      expect(await status(changing([own], { due_date: 'soon' }))).toBe(400);
      expect(await status(changing([own], { duration: 1.5 }))).toBe(400);
      expect(await status(changing([own], { title: ' ' }))).toBe(422);
      expect(await status(changing([own], { project_id: randomUUID() }))).toBe(409);
      const many = Array.from({ length: 20_001 }, () => randomUUID());
      expect(await status(changing(many, { focused: true }))).toBe(400);
      expect(await status(changing([...many, ...many], { focused: true }))).toBe(413);
    });

    it('adds in the order given, however far the clock is ahead, and only once', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const nowMs = Date.now() + 3_600_000;
      const parent = randomUUID();
      const rows = ['one', 'two', 'three', 'four'].map((title, index) => ({
        id: index === 2 ? parent : randomUUID(),
        user_id,
        title,
        created_at: new Date(nowMs - index).toISOString(),
      }));
      const tasks = [{ id: randomUUID(), user_id, title: 'part', parent_task_id: parent }, ...rows];
      const answer = await must(db.rpc('add_tasks', { tasks }));
      const stored = await must(db.from('tasks').select('*').order('id'));
      expect(answer).toEqual({ added: 5, trashed: [], rows: stored });
      expect((await db.rpc('add_tasks', { tasks })).data).toEqual({
        added: 0,
        trashed: [],
        rows: stored,
      });
      const listed = await must(
        db
          .from('tasks')
          .select('title')
          .is('parent_task_id', null)
          .order('position')
          .order('created_at', { ascending: false })
          .order('id'),
      );
      expect(listed.map(({ title }) => title)).toEqual(['one', 'two', 'three', 'four']);
    });

    it('adds nothing when one of them is wrong, and nothing for others', async () => {
      const [person, other] = [await contract.newPerson(), await contract.newPerson()];
      const { db } = person;
      const wrong = [{ title: 'a' }, { title: ' ' }];
      expect(await mustFail(db.rpc('add_tasks', { tasks: wrong }))).toMatchObject({
        code: 'PT422',
        hint: 'title',
      });
      await must(db.rpc('add_tasks', { tasks: [{ title: 'mine', user_id: other.id }] }));
      expect(await must(other.db.from('tasks').select('id'))).toEqual([]);
      expect(await must(db.from('tasks').select('title'))).toEqual([{ title: 'mine' }]);
      expect((await db.rpc('add_tasks', { tasks: [{ title: 't', duration: 'x' }] })).status).toBe(
        400,
      );
    });

    it('removes with subtasks, and once more without harm', async () => {
      const person = await contract.newPerson();
      const { db, id: user_id } = person;
      const ids = (await addTasks(person, ['a', 'b', 'c'])).map((task) => task.id);
      await must(
        db
          .from('tasks')
          .insert({ title: 's', user_id, parent_task_id: ids[0] ?? null })
          .select(),
      );
      const two = ids.slice(0, 2);
      expect(await must(db.rpc('remove_tasks', { ids: two }))).toBe(2);
      expect((await db.rpc('remove_tasks', { ids: two })).data).toBe(0);
      expect(await must(db.from('tasks').select('title'))).toEqual([{ title: 'c' }]);
    });

    it('changes 5,000 tasks within the limit of a statement', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const ids = Array.from({ length: 5_000 }, () => randomUUID());
      for (let start = 0; start < ids.length; start += 1_000) {
        const rows = ids.slice(start, start + 1_000).map((task) => ({
          id: task,
          user_id,
          title: 'T',
        }));
        await must(db.from('tasks').insert(rows));
      }
      const set = { completed: true, deleted_at: STAMP };
      const answer = await must(db.rpc('change_tasks', { changes: changing(ids, set) }));
      expect(answer).toMatchObject({ changed: 5_000, missing: [], rows: null });
    });
  });
}
