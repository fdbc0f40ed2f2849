import { configureSupabase, getSupabase } from './client';

test('[F10] a device whose clock is two hours ahead renews a session once, not at every look', async () => {
  const serverTime = Date.parse('2026-11-26T10:00:00Z');
  jest.useFakeTimers({ now: serverTime + 2 * 3_600_000, doNotFake: ['setTimeout', 'setInterval'] });
  const user = { id: 'ada', aud: 'authenticated', email: 'ada@example.org' };
  const handedOut = (token: string) => ({
    access_token: `${token}.payload.sign`,
    refresh_token: token,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: serverTime / 1000 + 3600,
    user,
  });
  let renewed = 0;
  const realFetch = globalThis.fetch;
  globalThis.fetch = () => {
    renewed += 1;
    return Promise.resolve(Response.json(handedOut(`r${renewed}`)));
  };
  try {
    localStorage.setItem('plainday.auth', JSON.stringify(handedOut('r0')));
    configureSupabase({ supabaseUrl: 'http://one.test', publishableKey: 'sb_publishable_x' });
    const { auth } = await getSupabase();
    await auth.stopAutoRefresh();
    for (let look = 0; look < 5; look += 1) await auth.getSession();
    expect(renewed).toBe(1);
    const { data } = await auth.getSession();
    expect(data.session?.refresh_token).toBe('r1');
    // Until its hour is nearly over.
    jest.setSystemTime(Date.now() + 59.5 * 60_000);
    await auth.getSession();
    expect(renewed).toBe(2);
  } finally {
    globalThis.fetch = realFetch;
    jest.useRealTimers();
  }
});
