import { randomUUID } from 'node:crypto';
import { addPerson, connect, linkParts, newestLink, PASSWORD } from '../support/people';
import type { Contract } from './contract';

const email = () => `auth-${randomUUID()}@example.org`;

/** Spec §7, authentication calls. Limits and answers in detail are the gateway's own tests. */
export function authSuite(contract: Contract): void {
  describe('authentication (spec §7)', () => {
    it('signs up with a name, confirms by mail, and signs in', async () => {
      const person = await addPerson(contract.gateway(), 'Grace Hopper');
      const { data } = await person.db.auth.getUser();
      expect(data.user).toMatchObject({ id: person.id, email: person.email });
      expect(data.user?.user_metadata).toMatchObject({ full_name: 'Grace Hopper' });
      const payload = JSON.parse(
        Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString(),
      ) as { exp: number; iat: number };
      expect(payload.exp - payload.iat).toBe(3600);
    });

    it('lets nobody in before the address is confirmed', async () => {
      const db = connect(contract.gateway());
      const address = email();
      const signUp = await db.auth.signUp({ email: address, password: PASSWORD });
      expect([signUp.error, signUp.data.session]).toEqual([null, null]);
      const { error } = await db.auth.signInWithPassword({ email: address, password: PASSWORD });
      expect(error?.code).toBe('email_not_confirmed');
    });

    it('sends the confirmation again, and either link works', async () => {
      const db = connect(contract.gateway());
      const address = email();
      await db.auth.signUp({ email: address, password: PASSWORD });
      const { error } = await db.auth.resend({
        type: 'signup',
        email: address,
        options: { emailRedirectTo: `${contract.gateway().url}/auth` },
      });
      expect(error).toBeNull();
      const link = await newestLink(contract.gateway(), address);
      expect((await db.auth.verifyOtp(linkParts(link))).error).toBeNull();
      const signIn = await db.auth.signInWithPassword({ email: address, password: PASSWORD });
      expect(signIn.error).toBeNull();
    });

    it.each([
      ['short', 'Ab3defg'],
      ['without upper case', 'abcdefg1'],
      ['without lower case', 'ABCDEFG1'],
      ['without digit', 'Abcdefgh'],
    ])('refuses a password %s', async (_, password) => {
      const { error } = await connect(contract.gateway()).auth.signUp({ email: email(), password });
      expect([error?.status, error?.code]).toEqual([422, 'weak_password']);
    });

    it('refuses a wrong password with the code for it', async () => {
      const person = await contract.newPerson();
      const { error } = await connect(contract.gateway()).auth.signInWithPassword({
        email: person.email,
        password: 'Wrong4Day',
      });
      expect([error?.status, error?.code]).toEqual([400, 'invalid_credentials']);
    });

    it('gives tabs that renew with one token at once the same session', async () => {
      const { db } = await contract.newPerson();
      const { data } = await db.auth.getSession();
      const refresh_token = data.session?.refresh_token ?? '';
      const tabs = Array.from({ length: 8 }, () => connect(contract.gateway()));
      const renewed = await Promise.all(
        tabs.map((tab) => tab.auth.refreshSession({ refresh_token })),
      );
      expect(renewed.map(({ error }) => error)).toEqual(tabs.map(() => null));
      expect(new Set(renewed.map((one) => one.data.session?.refresh_token)).size).toBe(1);
    });

    it('refreshes a session, and ends it at sign-out', async () => {
      const { db } = await contract.newPerson();
      const before = (await db.auth.getSession()).data.session;
      const { data, error } = await db.auth.refreshSession();
      expect(error).toBeNull();
      expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
      expect((await db.from('tasks').select('id')).error).toBeNull();
      expect((await db.auth.signOut()).error).toBeNull();
      const again = await connect(contract.gateway()).auth.refreshSession({
        refresh_token: data.session?.refresh_token ?? '',
      });
      expect(again.error).not.toBeNull();
    });
  });
}
