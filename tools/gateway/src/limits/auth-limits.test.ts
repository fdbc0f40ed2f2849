import { ManualClock } from '../testing/manual-clock';
import { AuthLimits } from './auth-limits';
import { defaultLimits, type LimitSettings } from './settings';

function make(settings: Partial<LimitSettings> = {}) {
  const clock = new ManualClock();
  return { clock, limits: new AuthLimits({ ...defaultLimits, ...settings }, clock) };
}

const MINUTE = 60;

describe('sign-in', () => {
  it('refuses the sixth failure within 15 minutes, from whatever address', async () => {
    const { clock, limits } = make();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await limits.beginSignIn('a@b.co', `192.0.2.${attempt}`)).toBe(0);
    }
    expect(await limits.beginSignIn('a@b.co', '192.0.2.99')).toBe(15 * MINUTE);
    expect(await limits.beginSignIn('other@b.co', '192.0.2.99')).toBe(0);
    clock.pass(15 * MINUTE);
    expect(await limits.beginSignIn('a@b.co', '192.0.2.99')).toBe(0);
  });

  it('counts attempts that are still running, so that many at once cannot pass', async () => {
    const { limits } = make();
    const waits = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        limits.beginSignIn('a@b.co', `198.51.100.${index % 50}`),
      ),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('forgets the failures of an e-mail after a right password', async () => {
    const { limits } = make();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await limits.beginSignIn('a@b.co', '192.0.2.1');
    await limits.signInSettled('a@b.co', '192.0.2.1', true);
    expect(await limits.beginSignIn('a@b.co', '192.0.2.1')).toBe(0);
  });

  it('counts nothing for a right password of an unconfirmed account', async () => {
    const { limits } = make({ signInFailuresPerEmail: 1 });
    expect(await limits.beginSignIn('a@b.co', '192.0.2.1')).toBe(0);
    await limits.signInSettled('a@b.co', '192.0.2.1', false);
    expect(await limits.beginSignIn('a@b.co', '192.0.2.1')).toBe(0);
  });

  it('refuses an address that tries many e-mails, and does not blame the e-mails', async () => {
    const { limits } = make({ signInFailuresPerAddress: 3 });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await limits.beginSignIn(`p${attempt}@b.co`, '192.0.2.1')).toBe(0);
    }
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await limits.beginSignIn('victim@b.co', '192.0.2.1')).toBe(15 * MINUTE);
    }
    expect(await limits.beginSignIn('victim@b.co', '192.0.2.2')).toBe(0);
  });
});

describe('an account that was signed in at an address', () => {
  const home = '192.0.2.1';
  async function atHome(settings: Partial<LimitSettings> = {}) {
    const made = make(settings);
    await made.limits.meet('ann@b.co', home);
    return made;
  }

  it('is not locked out by neighbours who guess behind the same address (M7)', async () => {
    const { limits } = await atHome({ signInFailuresPerAddress: 3 });
    for (let attempt = 0; attempt < 9; attempt += 1)
      await limits.beginSignIn(`p${attempt}@b.co`, home);
    expect(await limits.beginSignIn('p@b.co', home)).toBe(15 * MINUTE);
    expect(await limits.beginSignIn('ann@b.co', home)).toBe(0);
  });

  it('is not locked out by strangers who guess its password elsewhere (L13)', async () => {
    const { limits } = await atHome();
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await limits.beginSignIn('ann@b.co', `198.51.100.${attempt}`);
    }
    expect(await limits.beginSignIn('ann@b.co', '198.51.100.99')).toBe(15 * MINUTE);
    expect(await limits.beginSignIn('ann@b.co', home)).toBe(0);
  });

  it('has no more attempts there than elsewhere', async () => {
    const { limits } = await atHome();
    for (let attempt = 0; attempt < 5; attempt += 1) await limits.beginSignIn('ann@b.co', home);
    expect(await limits.beginSignIn('ann@b.co', home)).toBe(15 * MINUTE);
  });

  it('is forgotten there after a month', async () => {
    const { clock, limits } = await atHome({ signInFailuresPerAddress: 1 });
    clock.pass(31 * 24 * 60 * MINUTE);
    await limits.beginSignIn('p@b.co', home);
    expect(await limits.beginSignIn('ann@b.co', home)).toBe(15 * MINUTE);
  });
});

describe('mails', () => {
  const take = (limits: AuthLimits, address = '192.0.2.1') =>
    limits.takeMail('confirmation', 'a@b.co', address);

  it('allows one resend at once, then one a minute, three an hour', async () => {
    const { clock, limits } = make();
    expect(await take(limits)).toBe(0);
    clock.pass(5);
    expect(await take(limits)).toBe(0);
    clock.pass(10);
    expect(await take(limits)).toBe(50);
    clock.pass(50);
    expect(await take(limits)).toBe(0);
    clock.pass(MINUTE);
    expect(await take(limits)).toBe(3600 - 125);
    clock.pass(3600);
    expect(await take(limits)).toBe(0);
  });

  it('lets at most three of a hundred through', async () => {
    const { clock, limits } = make();
    let sent = 0;
    for (let asked = 0; asked < 100; asked += 1) {
      clock.pass(30);
      if ((await take(limits)) === 0) sent += 1;
    }
    expect(sent).toBe(3);
  });

  it('counts recovery apart from confirmation', async () => {
    const { limits } = make();
    await take(limits);
    await take(limits);
    expect(await take(limits)).toBeGreaterThan(0);
    expect(await limits.takeMail('recovery', 'a@b.co', '192.0.2.1')).toBe(0);
  });

  it('bounds what one address may ask for, for all e-mails together', async () => {
    const { limits } = make({ mailsPerAddress: 2 });
    for (const email of ['a@b.co', 'b@b.co']) await limits.takeMail('recovery', email, '192.0.2.1');
    expect(await limits.takeMail('recovery', 'c@b.co', '192.0.2.1')).toBe(3600);
    expect(await limits.takeMail('recovery', 'c@b.co', '192.0.2.2')).toBe(0);
  });
});

describe('sign-ups and links', () => {
  it('bounds sign-ups per address', async () => {
    const { limits } = make({ signUpsPerAddress: 1 });
    expect(await limits.takeSignUp('192.0.2.1')).toBe(0);
    expect(await limits.takeSignUp('192.0.2.1')).toBe(3600);
    expect(await limits.takeSignUp('192.0.2.2')).toBe(0);
  });

  it('counts only links that did not work', async () => {
    const { limits } = make({ linkFailuresPerAddress: 1 });
    expect(await limits.beginLink('192.0.2.1')).toBe(0);
    await limits.linkSettled('192.0.2.1');
    expect(await limits.beginLink('192.0.2.1')).toBe(0);
    expect(await limits.beginLink('192.0.2.1')).toBe(15 * MINUTE);
  });
});
