import { PASSWORD } from '../testing/client';
import { someone, type RunningGateway } from '../testing/use-gateway';

/** What people meet at sign-in and after it. */
export function signInSuite(running: RunningGateway): void {
  describe('sign-in', () => {
    it('does not tell an unknown address, a wrong password and an unconfirmed account apart', async () => {
      const [confirmed, unconfirmed] = [someone(), someone()];
      await running.client.newSession(confirmed);
      await running.client.signUp(unconfirmed);
      const wrong = [
        await running.client.signIn('nobody3@example.org', 'Wrong-word-1'),
        await running.client.signIn(confirmed, 'Wrong-word-1'),
        await running.client.signIn(unconfirmed, 'Wrong-word-1'),
      ];
      for (const answer of wrong) {
        expect(answer).toMatchObject({
          status: 400,
          body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
        });
      }
    });

    it('refuses what begins with the right 72 bytes and goes on (L2)', async () => {
      const email = someone();
      const password = `Aa1${'x'.repeat(69)}`;
      const body = { email, password, data: { full_name: 'Ann Bee' } };
      expect((await running.client.send('POST', '/auth/v1/signup', { body })).status).toBe(200);
      expect((await running.client.followLink(email)).status).toBe(200);
      expect((await running.client.signIn(email, `${password}y`)).status).toBe(400);
      expect((await running.client.signIn(email, password)).status).toBe(200);
    });

    it('refuses the sixth attempt with the sentence of the spec, also with the right password', async () => {
      const email = someone();
      await running.client.newSession(email);
      const headers = (spoofed: number) => ({ 'x-forwarded-for': `203.0.113.${spoofed}` });
      const attempts = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          running.client.send('POST', '/auth/v1/token?grant_type=password', {
            body: { email, password: 'Wrong-word-1' },
            headers: headers(index),
          }),
        ),
      );
      expect(attempts.filter(({ status }) => status === 400)).toHaveLength(5);
      const refused = await running.client.signIn(email);
      expect(refused.status).toBe(429);
      expect(refused.body['msg']).toBe(
        'Too many authentication attempts. Please wait 15 minutes before trying again.',
      );
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    });

    it('refreshes a session, and no grant but the two exists', async () => {
      const email = someone();
      await running.client.newSession(email);
      const { body } = await running.client.signIn(email);
      const path = '/auth/v1/token?grant_type=';
      const fresh = await running.client.send('POST', `${path}refresh_token`, {
        body: { refresh_token: body['refresh_token'] },
      });
      expect(fresh).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
      for (const grant of ['pkce', 'id_token', 'web3', '', 'PASSWORD']) {
        expect((await running.client.send('POST', path + grant, { body: {} })).status).toBe(400);
      }
      for (const token of ['rubbish', '', 7, null, {}]) {
        const answer = await running.client.send('POST', `${path}refresh_token`, {
          body: { refresh_token: token },
        });
        expect(answer.status).toBe(400);
      }
    });

    it('ends a session at once', async () => {
      const token = await running.client.newSession(someone());
      expect((await running.client.send('GET', '/rest/v1/tasks', { token })).status).toBe(200);
      expect(
        (await running.client.send('POST', '/auth/v1/logout?scope=local', { token })).status,
      ).toBe(204);
      expect((await running.client.send('GET', '/rest/v1/tasks', { token })).status).toBe(401);
      expect((await running.client.send('GET', '/auth/v1/user', { token })).status).toBe(403);
    });

    it('sets a new password only with the present one, counted like a sign-in (M4)', async () => {
      const email = someone();
      const token = await running.client.newSession(email);
      const change = (body: unknown) =>
        running.client.send('PUT', '/auth/v1/user', { token, body });
      const password = 'Another-word-2';
      expect((await change({ password })).body['error_code']).toBe('current_password_required');
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const answer = await change({ password, current_password: 'Wrong-word-1' });
        expect(answer).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } });
      }
      expect((await change({ password, current_password: PASSWORD })).status).toBe(429);
      expect((await running.client.signIn(email, password)).status).not.toBe(200);

      const other = someone();
      const second = await running.client.newSession(other);
      const right = await running.client.send('PUT', '/auth/v1/user', {
        token: second,
        body: { password, current_password: PASSWORD },
      });
      expect(right.status).toBe(200);
      expect((await running.client.signIn(other, password)).status).toBe(200);
    });

    it('lets the link for a forgotten password set one without the present one, once', async () => {
      const email = someone();
      await running.client.newSession(email);
      await running.client.send('POST', '/auth/v1/recover', { body: { email } });
      const token = String((await running.client.followLink(email)).body['access_token']);
      const change = (password: string) =>
        running.client.send('PUT', '/auth/v1/user', { token, body: { password } });
      expect((await change('Another-word-2')).status).toBe(200);
      expect((await change('Another-word-3')).body['error_code']).toBe('current_password_required');
    });

    it('ends the whole session when a refresh token comes a second time (M1)', async () => {
      const email = someone();
      await running.client.newSession(email);
      const { body } = await running.client.signIn(email);
      const refresh = (token: unknown) =>
        running.client.send('POST', '/auth/v1/token?grant_type=refresh_token', {
          body: { refresh_token: token },
        });
      const tokens = [body];
      for (let step = 0; step < 2; step += 1) {
        tokens.push((await refresh(tokens.at(-1)?.['refresh_token'])).body);
      }
      const token = String(tokens.at(-1)?.['access_token']);
      expect((await running.client.send('GET', '/auth/v1/user', { token })).status).toBe(200);
      expect((await refresh(body['refresh_token'])).status).toBeGreaterThanOrEqual(400);
      const dead = async () =>
        (await running.client.send('GET', '/rest/v1/tasks', { token })).status;
      expect(await dead()).toBe(401);
    });

    it('changes nothing but name, password and address', async () => {
      const email = someone();
      const token = await running.client.newSession(email);
      const phone = await running.client.send('PUT', '/auth/v1/user', {
        token,
        body: { phone: '+49301234567' },
      });
      expect(phone.status).toBe(400);
      await running.client.send('PUT', '/auth/v1/user', {
        token,
        body: { role: 'service_role', app_metadata: { admin: true }, data: { full_name: 'Bob' } },
      });
      const { body } = await running.client.send('GET', '/auth/v1/user', { token });
      expect(body).toMatchObject({ role: 'authenticated', email });
      expect(body['user_metadata']).toMatchObject({ full_name: 'Bob' });
      expect(JSON.stringify(body)).not.toContain('admin');
    });
  });
}
