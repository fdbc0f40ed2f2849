import { PASSWORD, type Answer } from '../testing/client';
import { someone, type RunningGateway } from '../testing/use-gateway';

const shape = ({ status, body }: Answer) => [status, keysOf(body)];

function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keysOf(inner)]));
}

/** What people meet at sign-up. */
export function signUpSuite(running: RunningGateway): void {
  describe('sign-up', () => {
    it('sends a mail whose link confirms the account and lands signed in', async () => {
      const email = someone();
      expect((await running.client.signUp(email)).status).toBe(200);
      expect((await running.client.signIn(email)).body).toMatchObject({
        error_code: 'email_not_confirmed',
      });

      const [mail] = await running.client.mails(email);
      expect(mail).toMatchObject({ subject: 'Confirm your e-mail address', to: email });
      expect(mail?.html).toContain('Confirm my address');
      const link = new URL(mail?.links[0] ?? '');
      expect(link.origin + link.pathname + link.search).toBe(`${running.process.url}/auth`);
      const fragment = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
      expect(fragment).toMatchObject({ type: 'signup', email });
      expect((await running.client.followLink(email)).body).toMatchObject({
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        user: { email },
      });

      const session = await running.client.signIn(email);
      expect(session).toMatchObject({ status: 200, body: { user: { email } } });
      const user = session.body['user'] as { user_metadata: unknown };
      expect(user.user_metadata).toMatchObject({ full_name: 'Ann Bee', email_verified: true });
    });

    it('uses a link once, and says why it does not work a second time', async () => {
      const email = someone();
      await running.client.signUp(email);
      await running.client.followLink(email);
      const again = await running.client.followLink(email);
      expect(again).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
    });

    it('answers alike for a new, an unconfirmed and a confirmed address', async () => {
      const email = someone();
      const fresh = await running.client.signUp(email);
      const unconfirmed = await running.client.signUp(email);
      await running.client.followLink(email);
      const confirmed = await running.client.signUp(email);
      expect(shape(unconfirmed)).toEqual(shape(fresh));
      expect(shape(confirmed)).toEqual(shape(fresh));
      const ids = [fresh, unconfirmed, confirmed].map(({ body }) => String(body['id']));
      expect(new Set(ids).size).toBe(3);
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    });

    describe('by two people with one address', () => {
      const signUp = (email: string, password: string, full_name: string) =>
        running.client.send('POST', '/auth/v1/signup', {
          body: { email, password, data: { full_name } },
        });
      const both = async (email: string) => {
        await signUp(email, 'Stranger4Day', 'Mallory');
        const [strangers] = await running.client.mails(email);
        await signUp(email, 'Owner4Today', 'Olivia');
        const [owners] = await running.client.mails(email);
        return { strangers: strangers?.links[0], owners: owners?.links[0] };
      };
      const nameOf = ({ body }: Answer) =>
        (body['user'] as { user_metadata?: { full_name?: string } }).user_metadata?.full_name;

      it('gives the account password and name of the link that is opened (H1)', async () => {
        const email = someone();
        const { strangers, owners } = await both(email);
        const session = await running.client.open(owners);
        expect([session.status, nameOf(session)]).toEqual([200, 'Olivia']);
        expect((await running.client.signIn(email, 'Stranger4Day')).status).toBe(400);
        expect((await running.client.signIn(email, 'Owner4Today')).status).toBe(200);
        expect((await running.client.open(strangers)).status).toBe(403);
        expect((await running.client.signIn(email, 'Stranger4Day')).status).toBe(400);
      });

      it('does so in the other order, too (H1)', async () => {
        const email = someone();
        const { strangers, owners } = await both(email);
        expect(nameOf(await running.client.open(strangers))).toBe('Mallory');
        expect((await running.client.open(owners)).status).toBe(403);
        expect((await running.client.signIn(email, 'Owner4Today')).status).toBe(400);
        expect((await running.client.signIn(email, 'Stranger4Day')).status).toBe(200);
      });

      it('opens one of two links opened at the same moment, with its own password', async () => {
        const email = someone();
        const { strangers, owners } = await both(email);
        const answers = await Promise.all(
          [strangers, owners].map((link) => running.client.open(link)),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
        const won = answers[0]?.status === 200 ? 'Stranger4Day' : 'Owner4Today';
        const lost = won === 'Owner4Today' ? 'Stranger4Day' : 'Owner4Today';
        expect((await running.client.signIn(email, lost)).status).toBe(400);
        expect((await running.client.signIn(email, won)).status).toBe(200);
      });

      it('lets who forgot the password choose one after opening the link', async () => {
        const email = someone();
        await both(email);
        await running.client.send('POST', '/auth/v1/recover', { body: { email } });
        const [mail] = await running.client.mails(email);
        expect(mail?.links[0]).toContain('type=recovery');
        const session = await running.client.open(mail?.links[0]);
        expect([session.status, nameOf(session)]).toEqual([200, undefined]);
        for (const password of ['Stranger4Day', 'Owner4Today']) {
          expect((await running.client.signIn(email, password)).status).toBe(400);
        }
        const token = String(session.body['access_token']);
        const body = { password: 'Chosen-word-3' };
        await running.client.send('PUT', '/auth/v1/user', { token, body });
        expect((await running.client.signIn(email, 'Chosen-word-3')).status).toBe(200);
      });
    });

    it('makes no account before a link was opened, whoever looks at the address of it (M5)', async () => {
      const email = someone();
      await running.client.signUp(email);
      const [mail] = await running.client.mails(email);
      const link = mail?.links[0] ?? '';
      const { token_hash = '', type = '' } = Object.fromEntries(
        new URLSearchParams(new URL(link).hash.slice(1)),
      );
      const old = `/auth/v1/verify?token=${token_hash}&type=${type}`;
      for (const address of [link, running.process.url + old]) {
        for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
          await fetch(address, { method, redirect: 'manual' });
        }
      }
      expect((await running.client.signIn(email)).status).toBe(400);
      expect((await running.client.open(link)).status).toBe(200);
      expect((await running.client.signIn(email)).status).toBe(200);
    });

    it('tells the owner of a confirmed account, and changes nothing', async () => {
      const email = someone();
      await running.client.newSession(email);
      await running.client.send('POST', '/auth/v1/signup', {
        body: { email, password: 'Other-word-1' },
      });
      expect((await running.client.mails(email))[0]?.subject).toBe('You already have an account');
      expect((await running.client.signIn(email, 'Other-word-1')).status).toBe(400);
      expect((await running.client.signIn(email)).status).toBe(200);
    });

    it('makes one account of many sign-ups at the same moment', async () => {
      const email = someone();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => running.client.signUp(email)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect((await running.client.followLink(email)).status).toBe(200);
      expect((await running.client.signIn(email)).status).toBe(200);
    });

    it.each([
      { email: 'nobody', password: PASSWORD },
      { email: 'a@b.co\r\nBcc: c@d.ef', password: PASSWORD },
      { email: 'weak@example.org', password: 'short' },
      { email: 'weak@example.org', password: `Aa1${'x'.repeat(70)}` },
      { email: ['a@b.co'], password: PASSWORD },
      { email: 'weak@example.org' },
      { email: 'weak@example.org', password: PASSWORD, data: { full_name: 'x'.repeat(60) } },
      [],
      null,
      'x',
    ])('refuses %j with a 4xx', async (body) => {
      const { status, body: answer } = await running.client.send('POST', '/auth/v1/signup', {
        body,
      });
      expect([400, 422]).toContain(status);
      expect(answer).toMatchObject({ error_code: expect.any(String), msg: expect.any(String) });
    });
  });
}
