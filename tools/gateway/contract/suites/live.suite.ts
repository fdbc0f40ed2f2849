import { randomUUID } from 'node:crypto';
import { TABLES } from '../support/database';
import { listen, newSession, type Listener } from '../support/listen';
import { must } from '../support/must';
import { PASSWORD, type Person } from '../support/people';
import { fillTables, sampleRow } from '../support/rows';
import { send } from '../support/send';
import { tally } from '../support/tally';
import { forgedTokens } from '../support/tokens';
import type { Contract } from './contract';

const WRITES_PER_TABLE = 10;

/** What devices are told of each other's changes: all of their own, and nothing of anybody else. */
export function liveSuite(contract: Contract): void {
  describe('live changes', () => {
    const open: Listener[] = [];
    const hear = async (token: string | undefined, age?: number | string) => {
      const listener = await listen(contract.gateway(), token, age);
      open.push(listener);
      return listener;
    };
    const elsewhere = ({ email }: Person) => newSession(contract.gateway(), email, PASSWORD);
    afterEach(() => {
      for (const listener of open.splice(0)) listener.close();
    });

    it.each(TABLES)(
      'tells another device which rows of %s were added, changed and removed',
      async (table) => {
        const person = await contract.newPerson();
        const own = await fillTables(person);
        const other = await hear(await elsewhere(person));
        const self = await hear(person.token);
        const row = sampleRow(table, person.id, own);
        const id = String(row.id);
        const column = Object.keys(row).at(-1) ?? '';
        await must(
          person.db
            .from(table)
            .insert(row as never)
            .select(),
        );
        await must(
          person.db
            .from(table)
            .update({ [column]: row[column] } as never)
            .eq('id', id)
            .select(),
        );
        await must(person.db.from(table).delete().eq('id', id).select());
        const told = () => other.changes().filter(({ ids }) => ids?.includes(id));
        await other.until('all three', () => told().length >= 3);
        expect(told()).toEqual(
          ['insert', 'update', 'delete'].map((op) => ({ table, op, ids: [id] })),
        );
        expect(self.changes()).toEqual([]);
      },
    );

    it('tells what a deletion takes along, and the owner alone', async () => {
      const person = await contract.newPerson();
      const own = await fillTables(person);
      const other = await hear(await elsewhere(person));
      await must(
        person.db
          .from('habits')
          .delete()
          .eq('id', own.habits[0] ?? '')
          .select(),
      );
      const told = () => other.changes().filter(({ op }) => op === 'delete');
      await other.until('both tables', () => told().length >= 2);
      expect(
        told()
          .map(({ table, op }) => `${op} ${table}`)
          .sort(),
      ).toEqual(['delete habit_completions', 'delete habits']);
    });

    it('[V3] tells the session that writes what the database did by itself, and nothing else', async () => {
      const person = await contract.newPerson();
      const self = await hear(person.token);
      const { db, id: user_id } = person;
      const [id, child, next] = [randomUUID(), randomUUID(), randomUUID()];
      const water = {
        ...{ id, title: 'Water', user_id, due_date: '2026-11-20T09:00:00Z' },
        ...{ repeat_pattern: 'weekly' as const, repeat_interval: 1 },
      };
      await must(db.from('tasks').insert(water).select());
      await must(
        db.from('tasks').insert({ id: child, title: 'Can', user_id, parent_task_id: id }).select(),
      );
      expect(self.changes()).toEqual([]);
      const changes = [{ ids: [id], set: { completed: true, deleted_at: '2026-11-20T10:00:00Z' } }];
      const due_date = '2026-11-27T09:00:00Z';
      const dates = { due_date, reminder_time: null, anchor_day: null };
      const occurrences = [{ source_id: id, id: next, subtasks: {}, ...dates }];
      await must(db.rpc('change_tasks', { changes, occurrences }));
      const told = () => self.changes().flatMap(({ ids = [] }) => ids);
      await self.until('the occurrence', () => told().includes(next));
      // The subtask went to the trash with its task.
      expect(told()).toContain(child);
    });

    it('tells the session that deletes what goes with it by a foreign key', async () => {
      const person = await contract.newPerson();
      const { db, id: user_id } = person;
      const [project_id, habit_id, entry] = [randomUUID(), randomUUID(), randomUUID()];
      await must(db.from('projects').insert({ id: project_id, user_id, title: 'Boat' }).select());
      await must(db.from('habits').insert({ id: habit_id, user_id, title: 'Read' }).select());
      const day = { user_id, habit_id, completed_at: '2026-11-20' };
      const [ticked] = await must(db.from('habit_completions').insert(day).select('id'));
      const [start_time, end_time] = ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'];
      const time = { start_time, end_time, duration: 3600, task_name: 'Mast' };
      await must(
        db
          .from('time_sessions')
          .insert({ ...time, id: entry, user_id, project_id })
          .select(),
      );
      const self = await hear(person.token);
      await must(db.from('projects').delete().eq('id', project_id).select());
      await must(db.from('habits').delete().eq('id', habit_id).select());
      await self.until('the entry and the day', () => self.changes().length >= 2);
      expect(self.changes()).toEqual([
        { table: 'time_sessions', op: 'update', ids: [entry] },
        { table: 'habit_completions', op: 'delete', ids: [ticked?.id] },
      ]);
    });

    it('tells nobody of the rows of others', async () => {
      const [victim, attacker] = [await contract.newPerson(), await contract.newPerson()];
      const own = await fillTables(victim);
      const device = await hear(await elsewhere(victim));
      const eavesdroppers: Listener[] = [];
      for (const query of [
        '',
        `?user=${victim.id}`,
        `?owner=${victim.id}&age=0`,
        '?age=-1',
        '?age=1e9',
        '?age=x',
      ]) {
        eavesdroppers.push(await listen(contract.gateway(), attacker.token, 0, `/live/v1${query}`));
      }
      open.push(...eavesdroppers);
      let attempts = 0;
      let last = '';
      for (const table of TABLES) {
        for (let n = 0; n < WRITES_PER_TABLE; n += 1) {
          const row = sampleRow(table, victim.id, own);
          last = String(row.id);
          const day = `2027-02-${String(n + 1).padStart(2, '0')}`;
          if ('completed_at' in row) row.completed_at = day;
          await must(
            victim.db
              .from(table)
              .insert(row as never)
              .select(),
          );
          await attacker.db
            .from(table)
            .update({ user_id: attacker.id } as never)
            .eq('id', String(row.id));
          attempts += eavesdroppers.length;
        }
      }
      await device.until('every write', () =>
        device.changes().some(({ ids }) => ids?.includes(last)),
      );
      // What a late comer is told of the past, too.
      eavesdroppers.push(await hear(attacker.token, 100_000));
      const leaks = eavesdroppers.flatMap((listener) => listener.changes());
      tally(`hearing another's changes, ${contract.driver}`, attempts, leaks.length);
      expect(leaks).toEqual([]);
    });

    it('refuses every token that is not one, and other methods', async () => {
      const { token } = await contract.newPerson();
      const gateway = contract.gateway();
      const forged = forgedTokens(token, gateway.key);
      const wrong: (string | undefined)[] = [
        undefined,
        gateway.key,
        ...forged.map(([, text]) => text),
      ];
      const passed: unknown[] = [];
      for (const given of wrong) {
        const listener = await hear(given);
        if (listener.status !== 401) passed.push([given, listener.status]);
      }
      tally(`forged tokens on the stream, ${contract.driver}`, wrong.length, passed.length);
      expect(passed).toEqual([]);
      const post = await send(gateway, '/live/v1', { method: 'POST', token, body: {} });
      expect(post.status).toBe(405);
      expect((await listen({ ...gateway, key: 'none' }, token)).status).toBe(401);
    });

    it('ends the streams of a session that is signed out, and only those', async () => {
      const person = await contract.newPerson();
      const ending = await elsewhere(person);
      const [ends, stays] = [await hear(ending), await hear(person.token)];
      await send(contract.gateway(), '/auth/v1/logout?scope=local', {
        method: 'POST',
        token: ending,
      });
      await ends.ended;
      expect(ends.events.at(-1)).toEqual({ name: 'end', data: { reason: 'signed-out' } });
      expect((await hear(ending)).status).toBe(401);
      await newWrite(person, await elsewhere(person));
      await stays.until('a change', () => stays.changes().length === 1);
    });

    it('tells of thousands of rows at once in a few words', async () => {
      const person = await contract.newPerson();
      const rows = contract.driver === 'postgres' ? 5000 : 1000;
      const other = await hear(await elsewhere(person));
      for (let from = 0; from < rows; from += 1000) {
        const tasks = Array.from({ length: 1000 }, () => ({
          id: randomUUID(),
          title: 'T',
          user_id: person.id,
        }));
        await must(person.db.from('tasks').insert(tasks).select('id').limit(1));
      }
      await must(
        person.db
          .from('tasks')
          .update({ priority: 'high' })
          .eq('user_id', person.id)
          .select('id')
          .limit(1),
      );
      await must(person.db.from('ideas').insert({ title: 'I', user_id: person.id }).select());
      await other.until('the last write', () => other.changes().at(-1)?.table === 'ideas');
      const many = other.changes().filter(({ table }) => table === 'tasks');
      expect(many).toHaveLength(rows / 1000 + 1);
      expect(many.every(({ ids }) => ids === undefined)).toBe(true);
    });

    it('tells who comes back what was missed, or that it cannot be told', async () => {
      const person = await contract.newPerson();
      const device = await elsewhere(person);
      const id = await newWrite(person, person.token);
      const back = await hear(device, 1000);
      await back.until('what was missed', () => back.changes().length > 0);
      expect(back.events[0]).toEqual({ name: 'ready', data: { gap: false } });
      expect(back.changes()).toEqual([{ table: 'ideas', op: 'insert', ids: [id] }]);
      const late = await hear(device, 10 * 60_000);
      expect(late.events).toEqual([{ name: 'ready', data: { gap: true } }]);
    });

    it('lets ten devices of an account listen, which hold up nothing else', async () => {
      const person = await contract.newPerson();
      for (let n = 0; n < 10; n += 1) expect((await hear(person.token)).status).toBe(200);
      const refused = await hear(person.token);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      await newWrite(person, person.token);
      open.shift()?.close();
      let again = refused;
      while (again.status === 429) again = await hear(person.token);
      expect(again.status).toBe(200);
    });

    async function newWrite({ id: user_id }: Person, token: string): Promise<string> {
      const id = randomUUID();
      const body = { id, user_id, title: 'Idea' };
      const reply = await send(contract.gateway(), '/rest/v1/ideas', {
        method: 'POST',
        token,
        body,
      });
      expect(reply.status).toBe(201);
      return id;
    }
  });
}
