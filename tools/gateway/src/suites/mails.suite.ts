import { PASSWORD } from '../testing/client';
import { someone, type RunningGateway } from '../testing/use-gateway';

/** What people meet at the links and limits of e-mails. */
export function mailsSuite(running: RunningGateway): void {
  describe('redirects', () => {
    const tricks = [
      'https://evil.example/auth',
      '//evil.example',
      'http://localhost@evil.example',
      'http://localhost.evil.example/auth',
      'http://localhost:1/auth',
      'javascript:alert(1)',
      '/\\evil.example',
      'http://evil.example/http://localhost/auth',
    ];

    it.each(tricks)('never lead to %s', async (trick) => {
      const email = someone();
      await running.client.signUp(email, trick);
      const [mail] = await running.client.mails(email);
      expect(mail?.text).not.toContain('evil');
      const link = new URL(mail?.links[0] ?? '');
      expect(link.origin + link.pathname).toBe(`${running.process.url}/auth`);
      const old = new URL(
        `/auth/v1/verify?type=signup&token=${'a'.repeat(64)}`,
        running.process.url,
      );
      old.searchParams.set('redirect_to', trick);
      const response = await fetch(old, { redirect: 'manual' });
      expect(response.headers.get('location')).toMatch(`${running.process.url}/auth#token_hash=`);
      old.searchParams.set('token', trick);
      const failed = await fetch(old, { redirect: 'manual' });
      expect(failed.headers.get('location')).toMatch(`${running.process.url}/auth#error=`);
    });

    it('honour our own pages, on whatever own name', async () => {
      const email = someone();
      const other = running.process.url.replace('localhost', '127.0.0.1');
      await running.client.signUp(email, `${other}/dashboard`);
      const [mail] = await running.client.mails(email);
      expect(mail?.links[0]).toMatch(new RegExp(`^${other}/auth#token_hash`));
      expect((await running.client.followLink(email)).status).toBe(200);
    });

    it('do not follow the Host header', async () => {
      const email = someone();
      await running.client.send('POST', '/auth/v1/signup', {
        body: { email, password: PASSWORD },
        headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.9' },
      });
      expect((await running.client.mails(email))[0]?.text).not.toContain('evil');
    });
  });

  describe('resend and recover', () => {
    const resend = (email: string) =>
      running.client.send('POST', '/auth/v1/resend', { body: { type: 'signup', email } });
    const recover = (email: string) =>
      running.client.send('POST', '/auth/v1/recover', { body: { email } });

    it('sends the confirmation once more, then asks for patience', async () => {
      const email = someone();
      await running.client.signUp(email);
      expect(await resend(email)).toMatchObject({ status: 200, body: {} });
      expect(await running.client.mails(email)).toHaveLength(2);
      const limited = await resend(email);
      expect(limited.body).toMatchObject({ error_code: 'over_email_send_rate_limit' });
      expect(limited.body['msg']).toMatch(/only request this after (59|60) seconds/);
      expect((await running.client.followLink(email)).status).toBe(200);
    });

    it('answers alike where there is nothing to send', async () => {
      const confirmed = someone();
      await running.client.newSession(confirmed);
      const before = (await running.client.mails(confirmed)).length;
      const answers = [await resend(confirmed), await resend('nobody@example.org')];
      answers.push(await recover('nobody2@example.org'));
      expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, {}]));
      expect(await running.client.mails(confirmed)).toHaveLength(before);
      expect(await running.client.mails('nobody@example.org')).toEqual([]);
    });

    it('leads to a new password, which signs out every other device', async () => {
      const email = someone();
      const old = await running.client.newSession(email);
      expect((await recover(email)).status).toBe(200);
      expect((await running.client.mails(email))[0]?.subject).toBe('Choose a new password');
      const [mail] = await running.client.mails(email);
      expect(mail?.links[0]).toContain('type=recovery');
      const session = await running.client.open(mail?.links[0]);
      const token = String(session.body['access_token']);
      const update = await running.client.send('PUT', '/auth/v1/user', {
        token,
        body: { password: 'Another-word-2' },
      });
      expect(update.status).toBe(200);
      expect((await running.client.signIn(email)).status).toBe(400);
      expect((await running.client.signIn(email, 'Another-word-2')).status).toBe(200);
      expect((await running.client.send('GET', '/rest/v1/tasks', { token: old })).status).toBe(401);
      expect((await running.client.send('GET', '/rest/v1/tasks', { token })).status).toBe(200);
    });

    it('knows no other kinds', async () => {
      for (const type of ['email_change', 'sms', 7, undefined]) {
        const { status } = await running.client.send('POST', '/auth/v1/resend', {
          body: { type, email: 'a@b.co' },
        });
        expect(status).toBe(400);
      }
    });
  });

  describe('mailbox', () => {
    it('is a page for this machine', async () => {
      const response = await fetch(`${running.process.url}/dev/mailbox`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<h1>Mailbox</h1>');
    });

    it('does not exist through a proxy or under a foreign name', async () => {
      const foreign: Record<string, string>[] = [
        { 'x-forwarded-for': '203.0.113.9' },
        { forwarded: 'for=203.0.113.9' },
      ];
      for (const headers of foreign) {
        expect((await fetch(`${running.process.url}/dev/mailbox.json`, { headers })).status).toBe(
          404,
        );
      }
    });
  });
}
