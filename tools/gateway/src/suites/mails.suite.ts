import { loadMailboxKey } from '../boot/mailbox-key';
import { PASSWORD } from '../testing/client';
import { sendRaw } from '../testing/raw-request';
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
    const open = async (path: string, headers: Record<string, string> = {}) =>
      fetch(running.process.url + path, { headers, redirect: 'manual' });
    const key = () => loadMailboxKey(running.dataDir);

    it('opens with the key of the data folder, and is remembered in that browser (H2)', async () => {
      const entered = await open(`/dev/mailbox?key=${await key()}`);
      expect([entered.status, entered.headers.get('location')]).toEqual([303, '/dev/mailbox']);
      const cookie = entered.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/; Path=\/dev; HttpOnly; SameSite=Strict;/);
      expect(cookie).not.toContain(await key());
      const kept = { cookie: `a=b; ${cookie.split(';')[0] ?? ''}` };
      const page = await open('/dev/mailbox', kept);
      expect([page.status, (await page.text()).includes('Check again')]).toEqual([200, true]);
      expect((await open('/dev/mailbox.json', kept)).status).toBe(200);
      expect((await open(`/dev/mailbox.json?key=${await key()}`)).status).toBe(200);
    });

    it('stays shut without it, on this machine too, and says where to look', async () => {
      for (const query of ['', '?key=', '?key=wrong', `?key=${(await key()).slice(1)}`]) {
        const page = await open(`/dev/mailbox${query}`, { cookie: 'plainday_mailbox=x' });
        expect([page.status, (await page.text()).includes('Look at the terminal')]).toEqual([
          403,
          true,
        ]);
        const list = await open(`/dev/mailbox.json${query}`);
        expect([list.status, (await list.text()).includes('@')]).toEqual([403, false]);
      }
    });

    it('does not exist through a proxy, even with the key (H2)', async () => {
      const foreign: Record<string, string>[] = [
        { 'x-forwarded-for': '203.0.113.9' },
        { forwarded: 'for=203.0.113.9' },
        { 'x-real-ip': '203.0.113.9' },
        { via: '1.1 proxy' },
      ];
      for (const headers of foreign) {
        expect((await open(`/dev/mailbox.json?key=${await key()}`, headers)).status).toBe(404);
      }
      const { port } = running.process;
      const bare = `GET /dev/mailbox.json?key=${await key()} HTTP/1.0\r\nHost: localhost:${port}\r\n\r\n`;
      expect((await sendRaw(port, bare)).status).toBe(404);
    });

    it('refuses two Host headers (L5)', async () => {
      const { port } = running.process;
      for (const second of ['evil.example', `localhost:${port}`]) {
        const head = `GET /config.json HTTP/1.1\r\nHost: localhost:${port}\r\nhOST: ${second}\r\n\r\n`;
        expect((await sendRaw(port, head)).status).toBe(400);
      }
    });
  });
}
