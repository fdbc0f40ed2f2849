import { PASSWORD } from '../testing/client';
import { someone, type RunningGateway } from '../testing/use-gateway';

/** A change of address: both addresses agree, and the answers tell nothing about other accounts. */
export function changeEmailSuite(running: RunningGateway): void {
  describe('change of e-mail address', () => {
    const change = (token: string, email: string) =>
      running.client.send('PUT', '/auth/v1/user', { token, body: { email } });
    const setPassword = (token: string) =>
      running.client.send('PUT', '/auth/v1/user', {
        token,
        body: { password: 'Other4Days', current_password: PASSWORD },
      });
    const whoAmI = async (token: string) =>
      (await running.client.send('GET', '/auth/v1/user', { token })).body['email'];

    it('happens when both addresses have confirmed, in either order', async () => {
      const [old, next] = [someone(), someone()];
      const token = await running.client.newSession(old);
      const asked = await change(token, next.toUpperCase());
      expect(asked).toMatchObject({ status: 200, body: { email: old, new_email: next } });
      const first = await running.client.followLink(next);
      expect(first.body['msg']).toContain('other email');
      expect(await whoAmI(token)).toBe(old);
      const second = await running.client.followLink(old);
      expect(second.body['msg']).toBe('Email address changed');
      expect(await whoAmI(token)).toBe(next);
      expect((await running.client.signIn(next)).status).toBe(200);
      expect((await running.client.signIn(old)).status).toBe(400);
    });

    it('is told to the address the account had, and a changed password to the account (L8)', async () => {
      const [old, next] = [someone(), someone()];
      const token = await running.client.newSession(old);
      await change(token, next);
      await running.client.followLink(next);
      await running.client.followLink(old);
      const [moved] = await running.client.mails(old);
      expect(moved).toMatchObject({ subject: 'Your e-mail address was changed' });
      expect(moved?.text).toContain(`from ${old} to ${next}`);
      await setPassword(token);
      const [told] = await running.client.mails(next);
      expect(told?.subject).toBe('Your password was changed');
    });

    it('does not outlive a new password (L7)', async () => {
      const [old, next] = [someone(), someone()];
      const token = await running.client.newSession(old);
      await change(token, next);
      const wishes = [...(await running.client.mails(next)), ...(await running.client.mails(old))];
      expect((await setPassword(token)).status).toBe(200);
      for (const { links } of wishes) {
        expect((await running.client.open(links[0])).body['error_code']).toBe('otp_expired');
      }
      expect(await whoAmI(token)).toBe(old);
    });

    it('does not happen by one link followed twice, or by the link of an older wish', async () => {
      const [old, next, other] = [someone(), someone(), someone()];
      const token = await running.client.newSession(old);
      await change(token, next);
      const [stale] = await running.client.mails(next);
      await change(token, other);
      const replay = await running.client.open(stale?.links[0]);
      expect(replay.body['error_code']).toBe('otp_expired');
      await running.client.followLink(other);
      expect((await running.client.followLink(other)).body['error_code']).toBe('otp_expired');
      expect(await whoAmI(token)).toBe(old);
    });

    it('answers alike for an address that is taken, tells its owner, and changes nothing', async () => {
      const [mine, theirs] = [someone(), someone()];
      const token = await running.client.newSession(mine);
      const other = await running.client.newSession(theirs);
      const asked = await change(token, theirs);
      expect(asked).toMatchObject({ status: 200, body: { email: mine, new_email: theirs } });
      const [told] = await running.client.mails(theirs);
      expect(told?.subject).toBe('You already have an account');
      await running.client.followLink(mine);
      expect([await whoAmI(token), await whoAmI(other)]).toEqual([mine, theirs]);
    });

    it('goes to whoever confirms first when two want the same address', async () => {
      const [ann, bob, wanted] = [someone(), someone(), someone()];
      const tokens = [await running.client.newSession(ann), await running.client.newSession(bob)];
      for (const token of tokens) await change(token, wanted);
      const mails = await running.client.mails(wanted);
      for (const mail of mails) await running.client.open(mail.links[0]);
      await running.client.followLink(bob);
      expect((await running.client.followLink(ann)).body['error_code']).toBe('otp_expired');
      expect(await Promise.all(tokens.map(whoAmI))).toEqual([ann, wanted]);
    });

    it('is refused without a session, for rubbish, and together with other changes', async () => {
      const token = await running.client.newSession(someone());
      expect((await change('', someone())).status).toBeGreaterThanOrEqual(400);
      expect((await change(token, 'no address')).status).toBe(400);
      const mixed = await running.client.send('PUT', '/auth/v1/user', {
        token,
        body: { email: someone(), data: { full_name: 'Ann' } },
      });
      expect(mixed.status).toBe(400);
    });
  });
}
