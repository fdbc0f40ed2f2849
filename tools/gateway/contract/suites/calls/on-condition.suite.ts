import { randomUUID } from 'node:crypto';
import type { Json } from '@plainday/data-supabase';
import { TABLES } from '../../support/database';
import { must, mustFail } from '../../support/must';
import type { Person } from '../../support/people';
import { fillTables } from '../../support/rows';
import { send } from '../../support/send';
import type { Contract } from '../contract';

const DUE = '2026-11-20T17:00:00+00:00';
const NEXT = '2026-11-21T17:00:00+00:00';

async function addTasks({ db, id: user_id }: Person, ...rows: readonly object[]) {
  const found = await must(
    db
      .from('tasks')
      .insert(rows.map((row, position) => ({ title: 't', user_id, position, ...row })))
      .select(),
  );
  return found.sort((a, b) => a.position - b.position);
}

const titles = async ({ db }: Person) =>
  (await must(db.from('tasks').select('title').order('title'))).map(({ title }) => title);

/** What is written as far as another device has not changed it: many tasks at once, and one row of any table. */
export function onConditionSuite(contract: Contract): void {
  describe('changes on condition', () => {
    it('changes what is as it was seen, and answers what another device has changed', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const [a, b, c] = await addTasks(person, {}, { priority: 'high' }, { priority: 'low' });
      const ids = [a?.id ?? '', b?.id ?? '', c?.id ?? ''];
      const group = { ids, set: { priority: 'low', focused: true }, seen: { priority: 'medium' } };
      const answer = await must(db.rpc('change_tasks', { changes: [group] }));
      // What is already as it is to be is no difference.
      expect(answer).toMatchObject({ changed: 2, missing: [], met: [{ id: b?.id, title: 't' }] });
      const listed = await must(db.from('tasks').select('priority, focused').order('position'));
      expect(listed).toEqual([
        { priority: 'low', focused: true },
        { priority: 'high', focused: false },
        { priority: 'low', focused: true },
      ]);
      const again = [{ ...group, ids: ids.slice(1, 2), seen: { priority: 'high' } }];
      expect(await must(db.rpc('change_tasks', { changes: again }))).toMatchObject({ met: [] });
    });

    it('compares instants and nothing as such', async () => {
      const person = await contract.newPerson();
      const [a, b] = await addTasks(person, { due_date: DUE }, {});
      const changes = [
        {
          ids: [a?.id ?? ''],
          set: { due_date: null },
          seen: { due_date: '2026-11-20T18:00:00+01:00' },
        },
        {
          ids: [b?.id ?? ''],
          set: { due_date: DUE, notes: 'n' },
          seen: { due_date: null, notes: null },
        },
      ];
      const answer = await must(person.db.rpc('change_tasks', { changes }));
      expect(answer).toMatchObject({ changed: 2, met: [] });
    });

    it.each([
      ['a list', [] as Json],
      ['a yes or no', { completed: false }],
      ['a value of another kind', { duration: 'x' }],
      ['an unknown column', { rev: 1 }],
    ])('refuses %s as what was seen', async (_name, seen) => {
      const person = await contract.newPerson();
      const [row] = await addTasks(person, {});
      const changes = [{ ids: [row?.id ?? ''], set: { title: 'n' }, seen }] as Json;
      expect(await mustFail(person.db.rpc('change_tasks', { changes }))).toMatchObject({
        code: 'PT400',
      });
    });

    it('deletes what is as it was seen, with its subtasks, and answers the others', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const [a, b, c] = await addTasks(person, { title: 'a' }, { title: 'b' }, { title: 'c' });
      const [part] = await addTasks(person, { title: 'c1', parent_task_id: c?.id });
      await must(db.from('tasks').update({ notes: 'n' }).eq('title', 'b').select());
      const seen = { [a?.id ?? '']: 0, [b?.id ?? '']: 0, [c?.id ?? '']: 0, [randomUUID()]: 4 };
      const answer = (await must(db.rpc('remove_seen_tasks', { seen }))) as { left: object[] };
      expect(answer.left).toHaveLength(2);
      expect(answer.left).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ title: 'b', notes: 'n', rev: 1 }),
          expect.objectContaining({ title: 'c1' }),
        ]),
      );
      expect(await titles(person)).toEqual(['b', 'c', 'c1']);
      const now = { ...seen, [b?.id ?? '']: 1, [part?.id ?? '']: 0 };
      expect(await must(db.rpc('remove_seen_tasks', { seen: now }))).toEqual({ left: [] });
      expect(await titles(person)).toEqual([]);
    });

    it.each([[[]], [{}], ['x'], [{ id: 'x' }]])('refuses %j as revisions', async (seen) => {
      const { db } = await contract.newPerson();
      expect((await db.rpc('remove_seen_tasks', { seen: seen as Json })).status).toBe(400);
    });

    it('deletes nothing of others', async () => {
      const [person, other] = [await contract.newPerson(), await contract.newPerson()];
      const [row] = await addTasks(other, { title: 'theirs' });
      const seen = { [row?.id ?? '']: 0 };
      expect(await must(person.db.rpc('remove_seen_tasks', { seen }))).toEqual({ left: [] });
      expect(await titles(other)).toEqual(['theirs']);
    });

    it('withdraws an occurrence that nobody has touched, and answers one that somebody has', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const [task] = await addTasks(person, { repeat_pattern: 'daily', due_date: DUE });
      const [id, next] = [task?.id ?? '', randomUUID()];
      const set = { completed: true, deleted_at: DUE };
      const occurrence = {
        source_id: id,
        id: next,
        due_date: NEXT,
        anchor_day: null,
        subtasks: {},
      };
      const tick = { changes: [{ ids: [id], set }], occurrences: [occurrence] };
      await must(db.rpc('change_tasks', tick));
      await must(db.from('tasks').update({ notes: 'n' }).eq('id', next).select());
      const back = (seen: Record<string, number>) => ({
        changes: [{ ids: [id], set: { completed: false, deleted_at: null } }],
        withdrawn: [{ series_id: id, due_date: NEXT, seen }],
      });
      const answer = await must(db.rpc('change_tasks', back({})));
      expect(answer).toMatchObject({ met: [{ id: next, notes: 'n', rev: 1 }] });
      expect(await must(db.rpc('change_tasks', back({ [next]: 1 })))).toMatchObject({ met: [] });
      expect(await must(db.from('tasks').select('id'))).toEqual([{ id }]);
    });

    it('withdraws the subtasks that came with an occurrence, and answers one that was added since', async () => {
      const person = await contract.newPerson();
      const { db } = person;
      const [task] = await addTasks(person, { repeat_pattern: 'daily', due_date: DUE });
      const [id, next] = [task?.id ?? '', randomUUID()];
      const [child] = await addTasks(person, { title: 'child', parent_task_id: id });
      const tick = {
        changes: [{ ids: [id], set: { completed: true, deleted_at: DUE } }],
        occurrences: [
          {
            source_id: id,
            id: next,
            due_date: NEXT,
            anchor_day: null,
            subtasks: { [child?.id ?? '']: randomUUID() },
          },
        ],
      };
      await must(db.rpc('change_tasks', tick));
      const [added] = await addTasks(person, { title: 'added', parent_task_id: next });
      const back = (seen: Record<string, number>) => ({
        changes: [{ ids: [id], set: { completed: false, deleted_at: null } }],
        withdrawn: [{ series_id: id, due_date: NEXT, seen }],
      });
      const answer = await must(db.rpc('change_tasks', back({})));
      expect(answer).toMatchObject({
        met: expect.arrayContaining([expect.objectContaining({ id: added?.id })]),
      });
      expect(await titles(person)).toContain('added');
      const seen = { [next]: 0, [added?.id ?? '']: 0 };
      expect(await must(db.rpc('change_tasks', back(seen)))).toMatchObject({ met: [] });
      expect(await must(db.from('tasks').select('id').eq('parent_task_id', next))).toEqual([]);
    });

    it.each(TABLES)(
      '%s: a row is written as long as it has the version that was read',
      async (table) => {
        const person = await contract.newPerson();
        const [id = ''] = (await fillTables(person))[table];
        const ask = (query: string, method?: string, body?: object) =>
          send(contract.gateway(), `/rest/v1/${table}?id=eq.${id}&${query}`, {
            token: person.token,
            method,
            body,
            headers: { prefer: 'return=representation' },
          });
        const version = async () => {
          const { json } = await ask('select=*,xmin');
          return (json as { xmin: string }[])[0]?.xmin ?? '';
        };
        const first = await version();
        const same = { user_id: person.id };
        expect((await ask(`xmin=eq.${first}`, 'PATCH', same)).json).toMatchObject([{ id }]);
        expect((await ask(`xmin=eq.${first}`, 'PATCH', same)).json).toEqual([]);
        expect((await ask(`xmin=eq.${first}`, 'DELETE')).json).toEqual([]);
        const second = await version();
        expect(await version()).toBe(second);
        expect((await ask(`xmin=eq.${second}`, 'DELETE')).json).toMatchObject([{ id }]);
      },
    );
  });
}
