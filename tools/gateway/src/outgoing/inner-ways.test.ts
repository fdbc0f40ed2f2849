import { sendOut, type Resolve } from './send-out';
import {
  pinnedSender,
  type Network,
} from '../../../../supabase/functions/foreign-calendar/pinned-sender';
import {
  readCalendar,
  type SendOnce,
} from '../../../../supabase/functions/foreign-calendar/read-calendar';
import { NAMED, WRITTEN } from '../../../../supabase/functions/foreign-calendar/testing/inner-ways';

const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
const namesOf = new Map(NAMED.map(([, host, leadsTo]) => [host, leadsTo]));
const familyOf = (address: string) => (address.includes(':') ? 6 : 4);

/** Looks names up as the list has them, and tells of every look. */
function lookUps() {
  const asked: string[] = [];
  const resolve: Resolve = (host, _options, done) => {
    asked.push(host);
    const found = namesOf.get(host) ?? [];
    done(
      null,
      found.map((address) => ({ address, family: familyOf(address) })),
    );
  };
  return { asked, resolve };
}

const gateway = (resolve: Resolve): SendOnce => {
  return async (url, asked) => {
    const answer = await sendOut(url.href, { method: 'GET', ...asked, resolve });
    return { ...answer, header: (name) => answer.headers[name] as string | undefined };
  };
};

/** As Supabase connects; counts what is connected to. */
function edge() {
  const connected: string[] = [];
  const network: Network = {
    resolveDns: async (host, kind) =>
      (namesOf.get(host) ?? []).filter((address) => familyOf(address) === (kind === 'A' ? 4 : 6)),
    connect: ({ hostname }) => {
      connected.push(hostname);
      return Promise.reject(new Error('Nobody is to be connected to.'));
    },
    startTls: () => Promise.reject(new Error('Nobody is to be connected to.')),
  };
  return { connected, send: pinnedSender(network) };
}

/** Sends on to an address, which is then asked in earnest. */
const redirecting =
  (to: string, send: SendOnce): SendOnce =>
  (url, asked) =>
    url.hostname === 'moved.example.org'
      ? Promise.resolve({
          status: 302,
          header: (name) => (name === 'location' ? to : undefined),
          body: new Uint8Array(),
        })
      : send(url, asked);

const now = () => Date.now();
const ways = [...WRITTEN, ...NAMED.map(([name, host]) => [name, `https://${host}/a.ics`] as const)];

test(`${ways.length} ways to an inner address lead nowhere, from the gateway and from Supabase`, async () => {
  expect(ways.length).toBeGreaterThanOrEqual(40);
  const { resolve } = lookUps();
  const supabase = edge();
  const reached: string[] = [];
  for (const [name, address] of ways) {
    for (const send of [gateway(resolve), supabase.send]) {
      const straight = await readCalendar(address, undefined, { send, now });
      const by = redirecting(address, send);
      const moved = await readCalendar('https://moved.example.org/', undefined, { send: by, now });
      // Relative to where it comes from, this one leads back there, until it was sent on often enough.
      const isRelative = address === 'nonsense';
      if (straight.kind !== 'failed' || straight.code !== 'address_refused') reached.push(name);
      if (isRelative) expect(moved).toEqual({ kind: 'failed', code: 'no_answer' });
      else if (moved.kind !== 'failed' || moved.code !== 'address_refused') {
        reached.push(`${name}, sent on`);
      }
    }
  }
  expect(reached).toEqual([]);
  expect(supabase.connected).toEqual([]);
});

test('a name is looked up once, and the connection goes to what was found then', async () => {
  const answers = [['8.8.8.8'], ['127.0.0.1']];
  let looks = 0;
  const resolve: Resolve = (_host, _options, done) => {
    const found = answers[Math.min(looks++, 1)] ?? [];
    done(
      null,
      found.map((address) => ({ address, family: 4 })),
    );
  };
  const asked = { method: 'GET', headers: {}, timeoutMs: 300, maxBytes: 100, resolve };
  await expect(sendOut('https://rebinding.example.org/', asked)).rejects.not.toThrow(/inner/);
  expect(looks).toBe(1);
  // Asked again, it is looked at again.
  await expect(sendOut('https://rebinding.example.org/', asked)).rejects.toThrow(/inner/);
});

test('an answer may send on three times, and no further', async () => {
  const hops = (count: number): SendOnce => {
    let left = count;
    return () => {
      const isMoved = left-- > 0;
      return Promise.resolve({
        status: isMoved ? 301 : 200,
        header: (name) => (isMoved && name === 'location' ? '/next' : undefined),
        body: new TextEncoder().encode(CALENDAR),
      });
    };
  };
  const read = (count: number) =>
    readCalendar('webcal://calendars.example.org/a', undefined, { send: hops(count), now });
  expect(await read(3)).toMatchObject({ kind: 'text', text: CALENDAR });
  expect(await read(4)).toEqual({ kind: 'failed', code: 'no_answer' });
});
