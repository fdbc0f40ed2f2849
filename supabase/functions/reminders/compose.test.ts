import { compose } from './compose.ts';
import type { DuePush } from './due.ts';
import { secondsOf } from './send-push';
import { vapidKeysOf } from './vapid';

const NOW = Date.parse('2026-11-25T14:30:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();
let made = 0;

function due(more: Partial<DuePush> = {}): DuePush {
  made += 1;
  return {
    subscription_id: 'device-1',
    endpoint: 'https://push.example.org/1',
    p256dh: '',
    auth: '',
    address: null,
    time_zone: null,
    task_id: `task-${made}`,
    remind_at: ago(1),
    kind: 'reminder',
    answer_key: `key-${made}`,
    title: `Task ${made}`,
    due_date: null,
    due_day: null,
    project_id: null,
    project: null,
    parent: null,
    is_plain: true,
    notice: null,
    first_claimed_at: ago(0),
    ...more,
  };
}

const several = (count: number, more: Partial<DuePush> = {}) =>
  Array.from({ length: count }, () => due(more));
const kinds = (dues: readonly DuePush[]) => compose(dues).map(({ message }) => message.kind);

test('each reminder is a message, with where it belongs', () => {
  expect(kinds(several(5))).toEqual(Array(5).fill('reminder'));
  const [push] = compose([due({ parent: 'Proofs', project: 'Halden', title: 'Compare' })]);
  expect(push?.message).toMatchObject({ title: 'Compare', of: 'Proofs, Halden' });
});

test('what was missed, and a flood, is one message for each device', () => {
  expect(kinds([...several(3, { remind_at: ago(600) }), due()])).toEqual(['reminder', 'several']);
  expect(kinds([due({ remind_at: ago(600) })])).toEqual(['reminder']);
  const flood = several(40);
  const [push] = compose(flood);
  expect(push?.message).toMatchObject({ kind: 'several', count: 40 });
  expect(push?.keys).toEqual(flood.map((each) => each.answer_key));
  const other = { subscription_id: 'device-2', remind_at: ago(600) };
  expect(kinds([...several(2, { remind_at: ago(600) }), ...several(2, other)])).toEqual([
    'several',
    'several',
  ]);
  expect(kinds([due({ kind: 'test', remind_at: ago(600) }), ...several(6)])).toEqual([
    'test',
    'several',
  ]);
});

test('what is sent again is told as before: not with what came due since, and not as missed', () => {
  const before = ago(150);
  const begun = (count: number) =>
    compose(several(count, { remind_at: ago(160), first_claimed_at: before }));
  const mixed = (count: number) => [
    ...several(count, { remind_at: ago(160), first_claimed_at: before }),
    ...several(5),
  ];
  expect(begun(2).map(({ message }) => message.kind)).toEqual(['reminder', 'reminder']);
  expect(kinds(mixed(1))).toEqual(Array(6).fill('reminder'));
  expect(compose(mixed(7)).map(({ keys }) => keys.length)).toEqual([7, 1, 1, 1, 1, 1]);
});

test('the same reminder has the same topic, another time of it another one', () => {
  const topic = (more: Partial<DuePush>) => compose([due({ task_id: 'x', ...more })])[0]?.topic;
  expect(topic({})).toMatch(/^[\w-]{32}$/);
  expect(topic({ remind_at: '2026-11-25T14:29:59Z' })).toBe(
    topic({ remind_at: '2026-11-25T15:29:59+01:00' }),
  );
  expect(topic({})).not.toBe(topic({ remind_at: ago(2) }));
});

test('the longest titles leave room in a push', () => {
  const title = '👩‍👩‍👧‍👦'.repeat(70);
  for (const dues of [[due({ title, parent: title, project: title })], several(9, { title })]) {
    const [push] = compose(dues);
    expect(Buffer.byteLength(JSON.stringify(push?.message))).toBeLessThan(3900);
  }
});

test('a service says how long to wait in seconds or with a date', () => {
  const date = new Date(NOW + 90_000).toUTCString();
  const told = ['120', date, '999999', '0', 'soon', undefined];
  expect(told.map((text) => secondsOf(text, NOW))).toEqual([120, 90, 3600, 1, 20, 20]);
});

test('the key that signs follows from the secret, and from nothing else', () => {
  const [one, again, other] = ['a', 'a', 'b'].map(vapidKeysOf);
  expect(one).toEqual(again);
  expect(one?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(one?.privateKey).toMatch(/^[\w-]{43}$/);
  expect(other?.publicKey).not.toBe(one?.publicKey);
});

test('the end of a timer and the summary of a day are said by themselves, also late', () => {
  const timer = { name: 'pomodoro', title: 'Focus is over', body: 'Take a break.' };
  const late = { remind_at: ago(600) };
  const summary = (today: number, earlier: number) =>
    due({ kind: 'summary', notice: { today, earlier }, title: null, ...late });
  const dues = [
    due({ kind: 'timer', notice: timer, title: null, ...late }),
    summary(3, 1),
    ...several(2, late),
  ];
  expect(compose(dues).map(({ message }) => message)).toEqual([
    {
      kind: 'notice',
      title: 'Focus is over',
      body: 'Take a break.',
      tag: 'pomodoro',
      at: ago(600),
      page: '/dashboard?tool=pomodoro',
    },
    expect.objectContaining({ title: 'Your day', body: '3 tasks for today, 1 overdue' }),
    expect.objectContaining({ kind: 'several', count: 2 }),
  ]);
  const bodies = [summary(1, 0), summary(0, 2), summary(0, 0)].map(
    (each) => compose([each])[0]?.message,
  );
  expect(bodies).toMatchObject([
    { body: '1 task for today' },
    { body: '2 overdue' },
    { body: 'Nothing is due today.' },
  ]);
});
