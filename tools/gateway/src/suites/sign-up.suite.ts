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
      const landed = await running.client.followLink(email);
      expect(landed.origin + landed.pathname).toBe(`${running.process.url}/auth`);
      expect(landed.hash).toMatch(/access_token=.+refresh_token=.+type=signup/);

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
      expect(again.hash).toContain('error_code=otp_expired');
      expect(again.href).not.toContain('access_token');
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

    it('sends an unconfirmed address another link; the newest counts', async () => {
      const email = someone();
      await running.client.signUp(email);
      const [first] = await running.client.mails(email);
      await running.client.signUp(email);
      expect(await running.client.mails(email)).toHaveLength(2);
      const old = await fetch(first?.links[0] ?? '', { redirect: 'manual' });
      expect(old.headers.get('location')).toContain('error_code=otp_expired');
      expect((await running.client.followLink(email)).hash).toContain('access_token');
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
      expect((await running.client.followLink(email)).hash).toContain('access_token');
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
