import { randomUUID } from 'node:crypto';
import { must, mustFail } from '../../support/must';
import type { Person } from '../../support/people';
import type { Contract } from '../contract';

/** A project with two tasks, one of which has a subtask, and a copy of it: its id. */
async function copiedProject({ db, id: user_id }: Person, deep = false): Promise<string> {
  const [source_id, parent, new_id] = [randomUUID(), randomUUID(), randomUUID()];
  await must(db.from('projects').insert({ id: source_id, title: 'P', user_id }));
  await must(
    db.from('tasks').insert([
      { id: parent, title: 'one', user_id, project_id: source_id },
      { id: randomUUID(), title: 'two', user_id, project_id: source_id },
    ]),
  );
  await must(db.from('tasks').insert({ title: 'sub', user_id, parent_task_id: parent }));
  await must(db.rpc('duplicate_project', { source_id, new_id, deep }));
  return new_id;
}

/** A task with a subtask, and a copy with everything: its id. */
async function copiedTask({ db, id: user_id }: Person): Promise<string> {
  const [source_id, new_id] = [randomUUID(), randomUUID()];
  await must(db.from('tasks').insert({ id: source_id, title: 'T', user_id, focused: true }));
  await must(db.from('tasks').insert({ title: 'sub', user_id, parent_task_id: source_id }));
  await must(db.rpc('duplicate_task', { source_id, new_id, deep: true }));
  return new_id;
}

/** Every task in short: with “trash” where it is there. */
async function listed({ db }: Person): Promise<string[]> {
  const rows = await must(db.from('tasks').select('title, deleted_at').order('title'));
  return rows.map(({ title, deleted_at }) => (deleted_at === null ? title : `${title} trash`));
}

/** What a duplication made is taken back, and what is asked for twice is made once. */
export function takeBackSuite(contract: Contract): void {
  it('a duplication that is asked for again while it runs is made once', async () => {
    const { db, id: user_id } = await contract.newPerson();
    const [source, task] = [randomUUID(), randomUUID()];
    await must(db.from('projects').insert({ id: source, title: 'P', user_id }));
    await must(db.from('tasks').insert({ id: task, title: 'one', user_id, project_id: source }));
    const twice = <Copy>(make: () => Promise<Copy>) => Promise.all([make(), make(), make()]);
    const ids = { project: randomUUID(), task: randomUUID() };
    const projects = await twice(() =>
      must(db.rpc('duplicate_project', { source_id: source, new_id: ids.project })),
    );
    const tasks = await twice(() =>
      must(db.rpc('duplicate_task', { source_id: task, new_id: ids.task, deep: true })),
    );
    expect(projects.map(({ id }) => id)).toEqual(Array(3).fill(ids.project));
    expect(tasks.map(({ id }) => id)).toEqual(Array(3).fill(ids.task));
    expect(await must(db.from('tasks').select('title').order('title'))).toHaveLength(3);
  });

  it('a duplication that arrives after it was taken back makes nothing', async () => {
    const { db, id: user_id } = await contract.newPerson();
    const [source_id, task, new_id] = [randomUUID(), randomUUID(), randomUUID()];
    await must(db.from('projects').insert({ id: source_id, title: 'P', user_id }));
    await must(db.from('tasks').insert({ id: task, title: 'one', user_id, project_id: source_id }));
    await must(db.rpc('duplicate_project', { source_id, new_id }));
    await must(db.rpc('take_back_copies', { copy_id: new_id }));
    await must(db.from('projects').delete().eq('id', new_id));
    expect(await mustFail(db.rpc('duplicate_project', { source_id, new_id }))).toMatchObject({
      code: 'PT404',
      message: 'This copy was taken back.',
    });
    const copy = randomUUID();
    await must(db.rpc('duplicate_task', { source_id: task, new_id: copy }));
    await must(db.rpc('take_back_task', { copy_id: copy }));
    await mustFail(db.rpc('duplicate_task', { source_id: task, new_id: copy }));
    expect(await must(db.from('tasks').select('title'))).toEqual([{ title: 'one' }]);
    const other = (await contract.newPerson()).db;
    const theirs = randomUUID();
    await must(other.from('projects').insert({ id: theirs, title: 'P' }));
    await must(other.rpc('duplicate_project', { source_id: theirs, new_id }));
  });

  describe('a duplication that is taken back', () => {
    it.each([
      ['by the letter', false, ['one', 'one', 'sub', 'two', 'two']],
      ['with everything', true, ['one', 'one', 'sub', 'sub', 'two', 'two']],
    ])('leaves nothing of a project copied %s that nobody has touched', async (_, deep, made) => {
      const person = await contract.newPerson();
      const { db } = person;
      const copy_id = await copiedProject(person, deep);
      expect(await listed(person)).toEqual(made);
      expect(await must(db.rpc('take_back_copies', { copy_id }))).toBe(2);
      expect(await must(db.rpc('take_back_copies', { copy_id }))).toBe(0);
      await must(db.from('projects').delete().eq('id', copy_id));
      expect(await must(db.rpc('take_back_copies', { copy_id }))).toBe(0);
      expect(await listed(person)).toEqual(['one', 'sub', 'two']);
    });

    it('leaves what was changed, added or given a subtask in a copied project', async () => {
      const person = await contract.newPerson();
      const { db, id: user_id } = person;
      const copy_id = await copiedProject(person);
      const copies = await must(
        db.from('tasks').select('id').eq('project_id', copy_id).order('title'),
      );
      const [one = { id: '' }, two = { id: '' }] = copies;
      await must(db.from('tasks').update({ notes: 'typed' }).eq('id', one.id));
      await must(db.from('tasks').insert({ title: 'typed', user_id, parent_task_id: two.id }));
      await must(db.from('tasks').insert({ title: 'added', user_id, project_id: copy_id }));
      expect(await must(db.rpc('take_back_copies', { copy_id }))).toBe(0);
      expect(await listed(person)).toHaveLength(7);
    });

    it('erases a copied task, whole or not, that nobody has touched, and can be repeated', async () => {
      const person = await contract.newPerson();
      const { db, id: user_id } = person;
      const [deep, shallow] = [await copiedTask(person), randomUUID()];
      // As a device adds it: with a time of its own.
      const created_at = new Date(Date.now() - 60_000).toISOString();
      await must(db.from('tasks').insert({ id: shallow, title: 'T (Copy)', user_id, created_at }));
      for (const copy_id of [deep, shallow]) {
        expect(await must(db.rpc('take_back_task', { copy_id }))).toBe(true);
        expect(await must(db.rpc('take_back_task', { copy_id }))).toBe(false);
      }
      expect(await listed(person)).toEqual(['T', 'sub']);
    });

    it('puts a copied task into the trash that somebody has changed or added to', async () => {
      const person = await contract.newPerson();
      const { db, id: user_id } = person;
      const [first, second, third] = [
        await copiedTask(person),
        await copiedTask(person),
        await copiedTask(person),
      ];
      await must(db.from('tasks').update({ title: 'a' }).eq('id', first));
      await must(db.from('tasks').update({ title: 'b' }).eq('parent_task_id', second));
      await must(db.from('tasks').insert({ title: 'c', user_id, parent_task_id: third }));
      for (const copy_id of [first, second, third, third]) {
        expect(await must(db.rpc('take_back_task', { copy_id }))).toBe(false);
      }
      const trash = (await listed(person)).filter((line) => line.endsWith('trash'));
      expect(trash).toEqual([
        ...['T (Copy) trash', 'T (Copy) trash', 'a trash', 'b trash', 'c trash'],
        ...['sub trash', 'sub trash'],
      ]);
    });

    it('is nothing to others, and asks for an id', async () => {
      const [owner, other] = [await contract.newPerson(), await contract.newPerson()];
      const project = await copiedProject(owner);
      const task = await copiedTask(owner);
      const before = await listed(owner);
      expect(await must(other.db.rpc('take_back_copies', { copy_id: project }))).toBe(0);
      expect(await must(other.db.rpc('take_back_task', { copy_id: task }))).toBe(false);
      expect(await listed(owner)).toEqual(before);
      expect(await mustFail(owner.db.rpc('take_back_task', { copy_id: 'x' }))).toMatchObject({
        code: '22P02',
      });
    });
  });
}
