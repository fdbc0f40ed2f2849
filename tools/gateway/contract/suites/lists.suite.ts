import { randomUUID } from 'node:crypto';
import {
  indexBetween,
  moveTask,
  neighboursAt,
  withPositions,
  newTask,
  type Task,
} from '@plainday/domain-tasks';
import type { Db } from '../support/database';
import { must, mustFail } from '../support/must';
import type { Person } from '../support/people';
import { seededRandom } from '../support/odd-input/random';
import type { Contract } from './contract';

const PAGE = 1000;

interface Place {
  id: string;
  position: number;
  created_at: string;
}

/** Reads a list page by page in its order; the API cuts every answer at 1,000 rows. */
async function readAll(db: Db): Promise<Place[]> {
  const rows: Place[] = [];
  for (let from = 0; ; from += PAGE) {
    const page = await must(
      db
        .from('tasks')
        .select('id, position, created_at')
        .order('position')
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, from + PAGE - 1),
    );
    rows.push(...page);
    if (page.length < PAGE) {
      return rows;
    }
  }
}

const placed = ({ id, position }: { id: string; position: number }) => [id, position];

function inOrder(one: Place, other: Place): number {
  return (
    one.position - other.position ||
    Date.parse(other.created_at) - Date.parse(one.created_at) ||
    (one.id < other.id ? -1 : 1)
  );
}

async function addTasks({ db, id: user_id }: Person, count: number): Promise<string[]> {
  const tasks = Array.from({ length: count }, (_, position) => ({
    id: randomUUID(),
    title: `Task ${position}`,
    user_id,
    position,
  }));
  for (let from = 0; from < count; from += 500) {
    await must(db.from('tasks').insert(tasks.slice(from, from + 500)));
  }
  return tasks.map(({ id }) => id);
}

/** Lists are complete and in order, and no race mixes their positions. */
export function listsSuite(contract: Contract): void {
  const random = seededRandom();
  describe(`lists (seed ${random.seed})`, () => {
    it('gives back 2,500 tasks completely and in order', async () => {
      const person = await contract.newPerson();
      const created = Date.now() - 86_400_000;
      const tasks = Array.from({ length: 2500 }, (_, index) => ({
        id: randomUUID(),
        title: `Task ${index}`,
        user_id: person.id,
        position: random.below(400),
        created_at: new Date(created + random.below(1000)).toISOString(),
      }));
      for (let from = 0; from < tasks.length; from += 500) {
        await must(person.db.from('tasks').insert(tasks.slice(from, from + 500)));
      }
      const read = await readAll(person.db);
      expect(read.map(({ id }) => id)).toEqual([...tasks].sort(inOrder).map(({ id }) => id));
      const capped = await must(person.db.from('tasks').select('id'));
      expect(capped).toHaveLength(PAGE);
    });

    it('moves a task to any index of its list, to the place that clients compute', async () => {
      const person = await contract.newPerson();
      const ids = await addTasks(person, 12);
      let shown: readonly Task[] = ids.map((id, position) => ({
        ...newTask('Moved', { id, userId: person.id, nowMs: 0 }),
        position,
      }));
      for (let round = 0; round < 30; round += 1) {
        const task_id = random.pick(ids);
        const seen = shown.map(({ id }) => id);
        const { after, before } = neighboursAt(seen, task_id, random.below(14));
        const places = { task_id, after_ids: [...after], before_ids: [...before] };
        const told = await must(person.db.rpc('place_task', places));
        const next = moveTask(shown, task_id, { after, before });
        const read = await readAll(person.db);
        expect(read.map(placed)).toEqual(next.map(placed));
        expect(withPositions(shown, told as Record<string, number>).map(placed)).toEqual(
          next.map(placed),
        );
        shown = next;
      }
    });

    it('puts a task between its neighbours as clients compute it, whatever others have done', async () => {
      const person = await contract.newPerson();
      const ids = await addTasks(person, 8);
      const strangers = Array.from({ length: 4 }, () => randomUUID());
      for (let round = 0; round < 40; round += 1) {
        const order = (await readAll(person.db)).map(({ id }) => id);
        const task_id = random.pick(ids);
        // As somebody saw it who has seen another order, and rows that are gone.
        const seen = [...ids, ...strangers].sort(() => random.below(3) - 1);
        const { after, before } = neighboursAt(seen, task_id, random.below(12));
        const named = { after: after.slice(0, 3), before: before.slice(0, 3) };
        const others = order.filter((id) => id !== task_id);
        const index = indexBetween(others, order.indexOf(task_id), named);
        const places = { task_id, after_ids: named.after, before_ids: named.before };
        await must(person.db.rpc('place_task', places));
        const read = (await readAll(person.db)).map(({ id }) => id);
        expect(read).toEqual(others.toSpliced(index, 0, task_id));
      }
    });

    it('[V1] keeps a move that was made without knowing of a new task', async () => {
      const person = await contract.newPerson();
      const [t5 = '', t4 = '', t3 = '', t2 = '', t1 = ''] = await addTasks(person, 5);
      const { after, before } = neighboursAt([t5, t4, t3, t2, t1], t4, 2);
      const n0 = { id: randomUUID(), title: 'n0', user_id: person.id };
      await must(person.db.from('tasks').insert(n0).select());
      const places = { task_id: t4, after_ids: [...after], before_ids: [...before] };
      await must(person.db.rpc('place_task', places));
      const order = (await readAll(person.db)).map(({ id }) => id);
      expect(order.filter((id) => id !== n0.id)).toEqual([t5, t3, t4, t2, t1]);
    });

    it('writes the moved task alone, or few with it, in a long list', async () => {
      const person = await contract.newPerson();
      const ids = await addTasks(person, 1500);
      const move = (new_index: number) =>
        must(person.db.rpc('move_task', { task_id: random.pick(ids), new_index }));
      expect(await move(0)).toBeGreaterThan(1000);
      let written = 0;
      for (let round = 0; round < 20; round += 1) written += Number(await move(0));
      expect(written / 20).toBeLessThan(40);
    });

    it('writes only in the list of the task: not other projects, subtasks or the trash', async () => {
      const person = await contract.newPerson();
      const { db, id: user_id } = person;
      const [first = '', second = ''] = await addTasks(person, 3);
      const project = await must(
        db.from('projects').insert({ title: 'P', user_id }).select().single(),
      );
      const others = await must(
        db
          .from('tasks')
          .insert([
            { title: 'project', user_id, project_id: project.id, position: 7 },
            { title: 'sub', user_id, parent_task_id: first, position: 8 },
            { title: 'gone', user_id, deleted_at: new Date().toISOString(), position: 9 },
          ])
          .select('id, position'),
      );
      expect(await must(db.rpc('move_task', { task_id: second, new_index: 0 }))).toBe(3);
      expect(await must(db.rpc('move_task', { task_id: second, new_index: 0 }))).toBe(0);
      const after = await must(
        db
          .from('tasks')
          .select('id, position')
          .in(
            'id',
            others.map(({ id }) => id),
          ),
      );
      expect(new Map(after.map(({ id, position }) => [id, position]))).toEqual(
        new Map(others.map(({ id, position }) => [id, position])),
      );
    });

    it('leaves each task a place of its own after many reorders and moves at the same time', async () => {
      const person = await contract.newPerson();
      const ids = await addTasks(person, 30);
      const calls = Array.from({ length: 60 }, () => {
        const shuffled = [...ids].sort(() => random.below(3) - 1);
        return random.below(2) === 0
          ? person.db.rpc('reorder_tasks', { ids: shuffled })
          : person.db.rpc('move_task', { task_id: random.pick(ids), new_index: random.below(30) });
      });
      const answers = await Promise.all(calls);
      expect(answers.filter(({ error }) => error !== null)).toEqual([]);
      const read = await readAll(person.db);
      expect(read.map(({ id }) => id).sort()).toEqual([...ids].sort());
      expect(new Set(read.map(({ position }) => position)).size).toBe(ids.length);
    });

    it('refuses impossible orders with a clean answer', async () => {
      const person = await contract.newPerson();
      const [id = ''] = await addTasks(person, 1);
      const { db } = person;
      const refusals = [
        [{ ids: [] }, 'PT400'],
        [{ ids: [id, id] }, 'PT400'],
        [{ ids: [id, randomUUID()] }, 'PT404'],
        [{ ids: Array.from({ length: 5001 }, () => randomUUID()) }, 'PT400'],
      ] as const;
      for (const [args, code] of refusals) {
        expect((await mustFail(db.rpc('reorder_tasks', { ids: [...args.ids] }))).code).toBe(code);
      }
      const many = Array.from({ length: 101 }, () => randomUUID());
      const tooMany = db.rpc('place_task', { task_id: id, after_ids: many, before_ids: [] });
      expect((await mustFail(tooMany)).code).toBe('PT400');
      const nowhere = { task_id: randomUUID(), after_ids: [], before_ids: [id] };
      expect((await mustFail(db.rpc('place_task', nowhere))).code).toBe('PT404');
      const negative = db.rpc('move_task', { task_id: id, new_index: -1 });
      expect((await mustFail(negative)).hint).toBe('new_index');
      const missing = db.rpc('move_task', { task_id: randomUUID(), new_index: 0 });
      expect((await mustFail(missing)).code).toBe('PT404');
      const noSource = db.rpc('duplicate_project', { source_id: id, new_id: randomUUID() });
      expect((await mustFail(noSource)).code).toBe('PT404');
    });

    it('keeps 500 projects of a person, and no more when two requests race', async () => {
      const { db, id: user_id } = await contract.newPerson();
      const projects = (count: number) =>
        Array.from({ length: count }, (_, index) => ({ title: `P ${index}`, user_id }));
      await must(db.from('projects').insert(projects(495)));
      const race = await Promise.all(
        [3, 3, 3].map((count) => db.from('projects').insert(projects(count))),
      );
      expect(race.map(({ error }) => error?.code).sort()).toEqual(['PT413', 'PT413', undefined]);
      const { count } = await db.from('projects').select('id', { count: 'exact', head: true });
      expect(count).toBe(498);
      expect((await mustFail(db.from('projects').insert(projects(3)))).code).toBe('PT413');
    });
  });
}
