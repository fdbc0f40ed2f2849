import { must, mustFail } from '../support/must';
import { connect, PASSWORD, type Person } from '../support/people';
import type { Contract } from './contract';

/** Deleting an account takes everything of it, at once, and nothing of anybody else. */
export function accountSuite(contract: Contract): void {
  describe('deleting an account (decisions 73)', () => {
    async function furnish({ db, id }: Person): Promise<void> {
      const [project] = await must(
        db.from('projects').insert({ title: 'P', user_id: id }).select(),
      );
      const [task] = await must(
        db.from('tasks').insert({ title: 'T', user_id: id, project_id: project?.id }).select(),
      );
      await must(db.from('tasks').insert({ title: 'S', user_id: id, parent_task_id: task?.id }));
      const [habit] = await must(db.from('habits').insert({ title: 'H', user_id: id }).select());
      await must(
        db
          .from('habit_completions')
          .insert({ habit_id: habit?.id ?? '', completed_at: '2026-11-21', user_id: id }),
      );
      await must(
        db.from('time_sessions').insert({
          task_name: 'W',
          task_id: task?.id,
          project_id: project?.id,
          start_time: '2026-11-21T10:00:00Z',
          user_id: id,
        }),
      );
      await must(db.from('ideas').insert({ title: 'I', user_id: id }));
      await must(db.from('learning_progress').insert({ topic: 'L', user_id: id }));
      await must(
        db
          .from('calendar_subscriptions')
          .insert({ name: 'C', address: 'https://calendars.example.org/c.ics', user_id: id }),
      );
      const expression = '{"kind":"tag","tag":"phone"}';
      await must(db.from('filters').insert({ title: 'F', expression, user_id: id }));
    }

    const rowsOf = async ({ db }: Person) =>
      Promise.all(
        (
          [
            'tasks',
            'projects',
            'habits',
            'habit_completions',
            'time_sessions',
            'ideas',
            'learning_progress',
            'calendar_subscriptions',
            'filters',
          ] as const
        ).map(async (table) => (await must(db.from(table).select('user_id'))).length),
      );

    it('takes every row, the sign-in and every session, and leaves others alone', async () => {
      const [leaving, staying] = [await contract.newPerson(), await contract.newPerson()];
      await furnish(leaving);
      await furnish(staying);
      const before = await rowsOf(staying);
      expect(before).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1]);
      const { email } = leaving;
      const elsewhere = connect(contract.gateway());
      await must(elsewhere.auth.signInWithPassword({ email, password: PASSWORD }) as never);

      const { error } = await leaving.db.rpc('delete_account');
      expect(error).toBeNull();

      for (const db of [leaving.db, elsewhere]) {
        expect((await mustFail(db.from('tasks').select('id'))).code).toBe('PGRST301');
        expect((await db.auth.getUser()).error).not.toBeNull();
        expect((await db.auth.refreshSession()).error).not.toBeNull();
      }
      const again = await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
      expect(again.error?.code).toBe('invalid_credentials');
      expect(await rowsOf(staying)).toEqual(before);
      expect((await staying.db.auth.getUser()).data.user?.id).toBe(staying.id);
    });

    it('frees the address for a new account, which begins empty', async () => {
      const person = await contract.newPerson();
      await furnish(person);
      await must(person.db.rpc('delete_account'));
      const again = connect(contract.gateway());
      const { error } = await again.auth.signUp({ email: person.email, password: PASSWORD });
      expect(error).toBeNull();
    });

    it('is refused to visitors, and nobody can name another account', async () => {
      const [ann, bob] = [await contract.newPerson(), await contract.newPerson()];
      expect((await mustFail(connect(contract.gateway()).rpc('delete_account'))).code).toMatch(
        /^(42501|PGRST30|PT401)/,
      );
      const named = await ann.db.rpc('delete_account' as never, { user_id: bob.id } as never);
      expect(named.error).not.toBeNull();
      expect((await bob.db.auth.getUser()).data.user?.id).toBe(bob.id);
    });
  });
}
