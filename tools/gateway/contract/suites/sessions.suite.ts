import { must, mustFail } from '../support/must';
import { connect, PASSWORD, type Person } from '../support/people';
import type { Contract } from './contract';

/** Where somebody is signed in: seen and ended by them, and by nobody else. */
export function sessionsSuite(contract: Contract): void {
  describe('sessions of a person (issue 36)', () => {
    const signIn = async ({ email }: Pick<Person, 'email'>) => {
      const db = connect(contract.gateway());
      await must(db.auth.signInWithPassword({ email, password: PASSWORD }) as never);
      return db;
    };
    const list = async ({ db }: Pick<Person, 'db'>) => must(db.rpc('list_sessions'));
    const others = async (person: Person) =>
      (await list(person)).filter(({ is_current: current }) => !current);

    it('are listed with their browser and when they were used, the present one first', async () => {
      const person = await contract.newPerson();
      const { url, key } = contract.gateway();
      await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json', 'user-agent': 'Adas phone' },
        body: JSON.stringify({ email: person.email, password: PASSWORD }),
      });
      const sessions = await list(person);
      expect(sessions[0]).toMatchObject({ is_current: true });
      expect(await others(person)).toContainEqual(
        expect.objectContaining({ user_agent: 'Adas phone', is_current: false }),
      );
      for (const { opened_at: opened, used_at: used } of sessions) {
        expect(Math.abs(Date.now() - Date.parse(used))).toBeLessThan(60_000);
        expect(Date.parse(used)).toBeGreaterThanOrEqual(Date.parse(opened));
      }
    });

    it('were used when they were refreshed last', async () => {
      const person = await contract.newPerson();
      const before = (await list(person))[0]?.used_at ?? '';
      await must(person.db.auth.refreshSession() as never);
      expect(Date.parse((await list(person))[0]?.used_at ?? '')).toBeGreaterThan(
        Date.parse(before),
      );
    });

    it('end one by one, at once, and the others go on', async () => {
      const person = await contract.newPerson();
      const [lost, kept] = [await signIn(person), await signIn(person)];
      const { data } = await lost.auth.getClaims();
      for (const db of [lost, kept]) await must(db.from('tasks').select('id'));
      await must(person.db.rpc('end_session', { session: data?.claims.session_id ?? '' }));
      expect((await mustFail(lost.from('tasks').select('id'))).code).toBe('PGRST301');
      expect((await lost.auth.refreshSession()).error).not.toBeNull();
      await must(kept.from('tasks').select('id'));
      expect((await list(person)).map(({ id }) => id)).not.toContain(data?.claims.session_id);
    });

    it('of another person can be neither seen nor ended, nor by a visitor', async () => {
      const [ann, bob] = [await contract.newPerson(), await contract.newPerson()];
      const [own] = await list(ann);
      expect((await list(bob)).map(({ id }) => id)).not.toContain(own?.id);
      await must(bob.db.rpc('end_session', { session: own?.id ?? '' }));
      await must(ann.db.from('tasks').select('id'));
      expect((await list(ann)).map(({ id }) => id)).toContain(own?.id);
      const visitor = connect(contract.gateway());
      for (const call of [
        visitor.rpc('list_sessions'),
        visitor.rpc('end_session', { session: own?.id ?? '' }),
      ]) {
        expect((await mustFail(call)).code).toMatch(/^(42501|PGRST30|PT401)/);
      }
    });

    it('whose used token came back are not listed', async () => {
      const person = await contract.newPerson();
      const db = await signIn(person);
      const stale = (await db.auth.getSession()).data.session?.refresh_token ?? '';
      const { data } = await db.auth.getClaims();
      await must(db.auth.refreshSession() as never);
      await must(db.auth.refreshSession() as never);
      expect(
        (await connect(contract.gateway()).auth.refreshSession({ refresh_token: stale })).error,
      ).not.toBeNull();
      expect((await list(person)).map(({ id }) => id)).not.toContain(data?.claims.session_id);
    });
  });
}
