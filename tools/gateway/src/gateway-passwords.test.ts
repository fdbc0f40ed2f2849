import { connectAsOwner } from '../contract/support/owner-sql';
import { PASSWORD } from './testing/client';
import { cpuTime } from './testing/cpu-time';
import { someone, useGateway, wideAddressLimits } from './testing/use-gateway';

/** As `npm start` runs it: passwords cost what they cost people, whatever the operator's shell holds. */
const running = useGateway({ ...wideAddressLimits, LITE_AUTH_BCRYPT_COST: '4' }, 'gateway');

it('does as much work for an unknown address as for a known one (L1)', async () => {
  const waiting = someone();
  const confirmed = [someone(), someone(), someone()];
  for (const email of confirmed) await running.client.newSession(email);
  await running.client.signUp(waiting);
  const used = () => cpuTime(running.process.child.pid ?? 0);
  const cost = { known: 0, unknown: 0, unconfirmed: 0 };
  async function measure(kind: keyof typeof cost, email: string): Promise<void> {
    const before = used();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await running.client.signIn(email, 'Wrong-word-1')).status).toBe(400);
    }
    cost[kind] += used() - before;
  }
  for (const email of confirmed) {
    await measure('known', email);
    await measure('unknown', someone());
  }
  await measure('unconfirmed', waiting);
  // One comparison each: without it a try costs next to nothing, with two of them twice as much.
  const ratios = [cost.unknown / cost.known, (3 * cost.unconfirmed) / cost.known];
  for (const ratio of ratios) {
    expect([ratio > 0.6 && ratio < 1.67, cost]).toEqual([true, cost]);
  }
});

it('does as much work for the sign-up of a known address as for a new one (L1)', async () => {
  const email = someone();
  await running.client.newSession(email);
  const used = () => cpuTime(running.process.child.pid ?? 0);
  const cost = { known: 0, unknown: 0 };
  for (let attempt = 0; attempt < 6; attempt += 1) {
    for (const [kind, address] of [
      ['known', email],
      ['unknown', someone()],
    ] as const) {
      const before = used();
      expect((await running.client.signUp(address)).status).toBe(200);
      cost[kind] += used() - before;
    }
  }
  const ratio = cost.unknown / cost.known;
  expect([ratio > 0.6 && ratio < 1.67, cost]).toEqual([true, cost]);
});

it('takes about as long for an unknown address as for a known one', async () => {
  const known = someone();
  await running.client.newSession(known);
  const time = async (email: string) => {
    const began = performance.now();
    await running.client.signIn(email, 'Wrong-word-1');
    return performance.now() - began;
  };
  const middle = (times: number[]) => [...times].sort((a, b) => a - b)[2] ?? 0;
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    times[0].push(await time(known));
    times[1].push(await time(`unknown${round}@example.org`));
  }
  expect(middle(times[1])).toBeGreaterThan(middle(times[0]) * 0.25);
});

it('hashes a password that is changed as well as the first one', async () => {
  const email = someone();
  const token = await running.client.newSession(email);
  const sql = await connectAsOwner(running.dataDir);
  const cost = async () => {
    const [row] = await sql`select encrypted_password from auth.users where email = ${email}`;
    return String(row?.['encrypted_password']).split('$')[2];
  };
  try {
    expect(await cost()).toBe('10');
    const body = { password: 'Another-word-2', current_password: PASSWORD };
    const changed = await running.client.send('PUT', '/auth/v1/user', { token, body });
    expect(changed.status).toBe(200);
    expect(await cost()).toBe('10');
  } finally {
    await sql.end();
  }
});
