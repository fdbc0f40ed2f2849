import { randomUUID } from 'node:crypto';
import { must, mustFail } from '../../support/must';
import type { Person } from '../../support/people';
import type { Contract } from '../contract';

const OLD = '2026-11-01T00:00:00+00:00';

async function fillProject({ db, id: user_id }: Person) {
  const project = await must(
    db
      .from('projects')
      .insert({ title: 'House', description: 'd', color: '#10B981', position: 4, user_id })
      .select()
      .single(),
  );
  const inside = { user_id, project_id: project.id };
  const rows = await must(
    db
      .from('tasks')
      .insert([
        { ...inside, title: 'a', position: 0 },
        { ...inside, title: 'b', position: 1 },
        { ...inside, title: 'trashed before', deleted_at: OLD },
        { ...inside, title: 'done', completed: true, deleted_at: OLD },
      ])
      .select(),
  );
  await must(
    db.from('tasks').insert({ title: 'part', user_id, parent_task_id: rows[0]?.id ?? null }),
  );
  await must(
    db
      .from('time_sessions')
      .insert({ task_name: 'w', user_id, start_time: OLD, project_id: project.id }),
  );
  return project;
}

async function picture({ db }: Person) {
  const tasks = await must(db.from('tasks').select('*').order('title'));
  return tasks.map(({ title, project_id, deleted_at, position }) => ({
    title,
    project_id,
    deleted_at,
    position,
  }));
}

/** Decisions 31: deleting a project in one transaction, and its way back. */
export function projectsSuite(contract: Contract): void {
  describe('projects that come back (decisions 31)', () => {
    it('restores the row, its tasks in their order, subtasks and hours; twice is once', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const project = await fillProject(person);
      const before = await picture(person);
      await must(db.from('projects').delete().eq('id', project.id).select());
      const deleted = await picture(person);
      expect(deleted.every(({ project_id, deleted_at }) => project_id === null && deleted_at)).toBe(
        true,
      );
      const { id: project_id, title, description, color, position: place, created_at } = project;
      const args = {
        project_id,
        title,
        color,
        place,
        created_at,
        description: description ?? '',
      };
      for (let round = 0; round < 2; round += 1) {
        expect(await must(db.rpc('restore_project', args))).toEqual(project);
      }
      expect(await picture(person)).toEqual(before);
      const sessions = await must(db.from('time_sessions').select('project_id'));
      expect(sessions).toEqual([{ project_id }]);
    });

    it('leaves alone what became of the tasks in between', async () => {
      const person = await contract.newPerson();
      const { db, id: user_id } = person;
      const project = await fillProject(person);
      const other = await must(
        db.from('projects').insert({ title: 'Other', user_id }).select().single(),
      );
      await must(db.from('projects').delete().eq('id', project.id).select());
      const again = '2026-11-20T10:00:00+00:00';
      await must(
        db
          .from('tasks')
          .update({ deleted_at: null, project_id: other.id })
          .eq('title', 'a')
          .select(),
      );
      await must(db.from('tasks').update({ deleted_at: again }).eq('title', 'b').select());
      const { id: project_id, title, color, position: place, created_at } = project;
      const args = { project_id, title, color, place, created_at, description: 'd' };
      await must(db.rpc('restore_project', args));
      const rows = await picture(person);
      expect(rows.find((row) => row.title === 'a')).toMatchObject({ project_id: other.id });
      expect(rows.find((row) => row.title === 'b')).toMatchObject({ deleted_at: again });
    });

    it('does not take over a project of others', async () => {
      const [person, other] = [await contract.newPerson(), await contract.newPerson()];
      const project = await fillProject(other);
      const { id: project_id, created_at } = project;
      const args = {
        project_id,
        title: 'Mine',
        description: '',
        color: '#10B981',
        place: 0,
        created_at,
      };
      expect((await mustFail(person.db.rpc('restore_project', args))).code).toBe('PT409');
      expect(
        (await person.db.rpc('restore_project', { ...args, project_id: randomUUID(), title: ' ' }))
          .status,
      ).toBe(422);
      expect(await must(other.db.from('projects').select('title'))).toEqual([{ title: 'House' }]);
    });

    it('numbers projects in the order given', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const rows = ['a', 'b', 'c'].map((title, position) => ({ title, position, user_id }));
      const ids = (await must(db.from('projects').insert(rows).select())).map(({ id }) => id);
      const turned = [...ids].reverse();
      expect(await must(db.rpc('reorder_projects', { ids: turned }))).toBe(2);
      const listed = await must(db.from('projects').select('title').order('position'));
      expect(listed.map(({ title }) => title)).toEqual(['c', 'b', 'a']);
      const refused = async (wrong: string[]) =>
        (await mustFail(db.rpc('reorder_projects', { ids: wrong }))).code;
      expect(await refused([])).toBe('PT400');
      expect(await refused([ids[0] ?? '', ids[0] ?? ''])).toBe('PT400');
      expect(await refused([randomUUID()])).toBe('PT404');
    });

    it('puts a project between its neighbours, and numbers all', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const rows = ['a', 'b', 'c'].map((title, position) => ({ title, position, user_id }));
      const [a = '', b = '', c = ''] = (await must(db.from('projects').insert(rows).select())).map(
        ({ id }) => id,
      );
      // Another device has added one on top meanwhile; the nearest neighbour is gone.
      await must(db.from('projects').insert({ title: 'n', position: 0, user_id }).select());
      const places = { project_id: c, after_ids: [], before_ids: [randomUUID(), a, b] };
      const told = await must(db.rpc('place_project', places));
      const listed = await must(
        db.from('projects').select('id, title, position').order('position'),
      );
      const known = listed.map(({ title }) => title).filter((title) => title !== 'n');
      expect(known).toEqual(['c', 'a', 'b']);
      expect(listed.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
      expect(told).toEqual(Object.fromEntries(listed.map(({ id, position }) => [id, position])));
      const gone = { project_id: randomUUID(), after_ids: [a], before_ids: [] };
      expect((await mustFail(db.rpc('place_project', gone))).code).toBe('PT404');
    });

    it('orders those that are left, and leaves others where they are', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const rows = ['a', 'b', 'c'].map((title, position) => ({ title, position, user_id }));
      const [a = '', b = '', c = ''] = (await must(db.from('projects').insert(rows).select())).map(
        ({ id }) => id,
      );
      // Another device has deleted one and added another meanwhile.
      await must(db.from('projects').delete().eq('id', b).select());
      await must(db.from('projects').insert({ title: 'd', position: 1, user_id }).select());
      await must(db.rpc('reorder_projects', { ids: [c, b, a] }));
      const listed = await must(db.from('projects').select('title, position').order('position'));
      expect(listed.map(({ title }) => title)).toEqual(['c', 'd', 'a']);
      expect(listed.map(({ position }) => position)).toEqual([0, 1, 2]);
    });
  });
}
