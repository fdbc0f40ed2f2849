import { randomUUID } from 'node:crypto';
import { must, mustFail } from '../../support/must';
import type { Person } from '../../support/people';
import type { Contract } from '../contract';

const AT = '2026-11-21T09:00:00+00:00';

async function addGoal({ db, id: user_id }: Person, notes: string | null) {
  return must(
    db.from('learning_progress').insert({ topic: 'SQL', notes, user_id }).select().single(),
  );
}

function session(goal_id: string, fields: { minutes?: number; note?: string } = {}) {
  return {
    goal_id,
    session_id: randomUUID(),
    day: '2026-11-21',
    minutes: 30,
    note: '',
    studied_at: AT,
    ...fields,
  };
}

/** Logging a session and taking it back: decisions 50–52. */
export function learningSuite(contract: Contract): void {
  describe('learning sessions (decisions 50–52)', () => {
    let person: Person;
    beforeAll(async () => {
      person = await contract.newPerson();
    });

    it('writes the line, the minutes, the percentage and the instant at once; twice is once', async () => {
      const { db } = person;
      const goal = await addGoal(person, 'Target: 1 hours\n\nBook by Ramalho');
      const first = session(goal.id);
      const logged = {
        notes: 'Target: 1 hours\n2026-11-21: 30 min - Study session\n\nBook by Ramalho',
        time_spent: 30,
        progress_percentage: 50,
        last_studied: AT,
        session_ids: [first.session_id],
      };
      expect(await must(db.rpc('log_session', first))).toMatchObject(logged);
      expect(await must(db.rpc('log_session', first))).toMatchObject(logged);
      const more = session(goal.id, { minutes: 45, note: ' Window\n functions ' });
      expect(await must(db.rpc('log_session', more))).toMatchObject({
        notes:
          'Target: 1 hours\n2026-11-21: 30 min - Study session\n' +
          '2026-11-21: 45 min - Window functions\n\nBook by Ramalho',
        time_spent: 75,
        progress_percentage: 100,
      });
    });

    it('takes a session back, wherever it stands, once', async () => {
      const { db } = person;
      const goal = await addGoal(person, 'Target: 10 hours');
      const sessions = [session(goal.id), session(goal.id, { minutes: 60 })] as const;
      for (const one of sessions) await must(db.rpc('log_session', one));
      const left = {
        notes: 'Target: 10 hours\n2026-11-21: 60 min - Study session',
        time_spent: 60,
        progress_percentage: 10,
      };
      expect(await must(db.rpc('take_back_session', sessions[0]))).toMatchObject(left);
      expect(await must(db.rpc('take_back_session', sessions[0]))).toMatchObject(left);
      expect(await must(db.rpc('take_back_session', sessions[1]))).toMatchObject({
        notes: 'Target: 10 hours',
        time_spent: 0,
        progress_percentage: 0,
        last_studied: null,
      });
    });

    it('loses nothing when two devices log at the same moment', async () => {
      const goal = await addGoal(person, null);
      const all = Array.from({ length: 6 }, (_, index) =>
        session(goal.id, { note: `No. ${index}` }),
      );
      await Promise.all(all.map((one) => must(person.db.rpc('log_session', one))));
      const row = await must(
        person.db.from('learning_progress').select('*').eq('id', goal.id).single(),
      );
      expect(row).toMatchObject({ time_spent: 180, progress_percentage: 15 });
      expect(row.notes?.split('\n')[0]).toBe('Target: 20 hours');
      expect(row.notes?.split('\n').slice(1).sort()).toEqual(
        all.map(({ note }) => `2026-11-21: 30 min - ${note}`),
      );
    });

    it('counts the first target line only, and keeps words above the sessions', async () => {
      const goal = await addGoal(person, 'Mine first\nTarget: 2 hours\nTarget: 99 hours');
      expect(await must(person.db.rpc('log_session', session(goal.id)))).toMatchObject({
        notes: 'Mine first\nTarget: 2 hours\n2026-11-21: 30 min - Study session\nTarget: 99 hours',
        progress_percentage: 25,
      });
      const bare = await addGoal(person, 'Only words');
      expect(await must(person.db.rpc('log_session', session(bare.id)))).toMatchObject({
        notes: 'Target: 20 hours\n2026-11-21: 30 min - Study session\n\nOnly words',
        progress_percentage: 3,
      });
    });

    it('refuses what is no session, and goals that are not there or not one’s own', async () => {
      const { db } = person;
      const goal = await addGoal(person, null);
      const stranger = await contract.newPerson();
      const code = async (by: Person, args: ReturnType<typeof session>) =>
        (await mustFail(by.db.rpc('log_session', args))).code;
      expect(await code(person, session(goal.id, { minutes: 0 }))).toBe('PT422');
      expect(await code(person, session(goal.id, { minutes: 481 }))).toBe('PT422');
      expect(await code(person, session(goal.id, { note: 'x'.repeat(501) }))).toBe('PT422');
      expect(await code(person, session(randomUUID()))).toBe('PT404');
      expect(await code(stranger, session(goal.id))).toBe('PT404');
      expect(
        await must(db.from('learning_progress').select('*').eq('id', goal.id).single()),
      ).toEqual(goal);
    });
  });
}
