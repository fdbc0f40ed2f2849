import { createECDH } from 'node:crypto';
import type { DuePush, Outcome } from './due.ts';
import type { Post } from './send-push.ts';
import { pushSending } from './sending.ts';
import { vapidKeysOf } from './vapid.ts';

const curve = createECDH('prime256v1');
curve.generateKeys();

function dueAt(endpoint: string, number: number): DuePush {
  return {
    subscription_id: `device-${number}`,
    endpoint,
    p256dh: curve.getPublicKey('base64url'),
    auth: 'A'.repeat(22),
    address: null,
    time_zone: null,
    task_id: `task-${number}`,
    remind_at: new Date().toISOString(),
    kind: 'reminder',
    answer_key: `key-${number}`,
    title: 'Call',
    due_date: null,
    due_day: null,
    project_id: null,
    project: null,
    parent: null,
    is_plain: true,
    notice: null,
    first_claimed_at: new Date().toISOString(),
  };
}

/** Devices of one service, each with a secret of its own. */
const devicesOf = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    ...dueAt('https://push.example.org/x', number),
    p256dh: curve.getPublicKey('base64url'),
    auth: Buffer.from(String(number).padStart(16, '0')).toString('base64url'),
  }));

/** Claims that are given out one after another, and all that was noted. */
function claimsOf(...batches: DuePush[][]) {
  const noted: Outcome[] = [];
  const isAway = { value: false };
  return {
    noted,
    isAway,
    claim: async () => batches.shift() ?? [],
    settle: async (outcomes: readonly Outcome[]) => {
      if (isAway.value) throw new Error('The database is away.');
      noted.push(...outcomes);
    },
  };
}

const sender = (post: Post) => ({
  keys: vapidKeysOf('secret'),
  contact: 'mailto:nobody@plainday.invalid',
  post,
});
const took = async () => ({ status: 201, retryAfter: undefined });
const statesOf = (outcomes: readonly Outcome[]) =>
  Object.fromEntries(outcomes.map(({ subscription, state }) => [subscription, state]));

test('what is no address, or fails, holds nobody else up', async () => {
  const endpoints = [
    'https://%/x',
    'https://[/x',
    'https://push.example.org/x',
    'https://down.example.org/x',
  ];
  const claims = claimsOf(endpoints.map(dueAt));
  const post: Post = async (address) => {
    if (address.includes('down')) throw new Error('Nobody is there.');
    return took();
  };
  const sending = pushSending(claims, sender(post));
  expect(await sending.look()).toBe(false);
  await sending.finish();
  expect(statesOf(claims.noted)).toEqual({
    'device-0': 'refused',
    'device-1': 'refused',
    'device-2': 'sent',
    'device-3': 'wait',
  });
});

test('one service that is slow keeps others from nothing, and new claims neither', async () => {
  const claims = claimsOf(
    [dueAt('https://slow.example.org/x', 0), dueAt('https://push.example.org/x', 1)],
    [dueAt('https://push.example.org/y', 2)],
  );
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((done) => (answer = done));
  const post: Post = async (address) => {
    if (address.includes('slow')) await slow;
    return took();
  };
  const sending = pushSending(claims, sender(post));
  await sending.look();
  await sending.look();
  while (claims.noted.length < 2) await new Promise((done) => setImmediate(done));
  expect(statesOf(claims.noted)).toEqual({ 'device-1': 'sent', 'device-2': 'sent' });
  answer();
  await sending.finish();
  expect(statesOf(claims.noted)).toMatchObject({ 'device-0': 'sent' });
});

test('what was sent while the database was away is noted before anything is claimed', async () => {
  const claims = claimsOf(
    [dueAt('https://push.example.org/x', 0)],
    [dueAt('https://push.example.org/y', 1)],
  );
  const sending = pushSending(claims, sender(took));
  claims.isAway.value = true;
  await sending.look();
  await expect(sending.finish()).rejects.toThrow('away');
  await expect(sending.look()).rejects.toThrow('away');
  claims.isAway.value = false;
  await sending.look();
  expect(statesOf(claims.noted)).toMatchObject({ 'device-0': 'sent' });
  await sending.finish();
  expect(claims.noted.map(({ subscription }) => subscription)).toEqual(['device-0', 'device-1']);
});

test('keys made in a sleep are those that are sent with, also of who stands in line', async () => {
  const made = jest.spyOn(Object.getPrototypeOf(curve) as typeof curve, 'generateKeys');
  // One more than are sent to a service at once.
  const devices = devicesOf(301);
  const ahead = [devices, []];
  const claims = { ...claimsOf(devices), coming: async () => ahead.shift() ?? [] };
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((done) => (answer = done));
  const sending = pushSending(
    claims,
    sender(async () => slow.then(took)),
  );
  await sending.prepare(() => false);
  expect(made).toHaveBeenCalledTimes(301);
  await sending.look();
  await sending.prepare(() => false);
  answer();
  await sending.finish();
  expect(claims.noted).toHaveLength(301);
  expect(made).toHaveBeenCalledTimes(301);
  made.mockRestore();
});
