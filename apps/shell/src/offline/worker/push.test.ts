import { answerPush, showPush } from './push';
import { shownFor, type Pushed, type PushedReminder } from './pushed';
import type { OpenPage, WorkerScope } from './scope';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';
const NOW = new Date(2026, 10, 25, 14, 30);

const reminder: PushedReminder = {
  kind: 'reminder',
  id: 'task-1',
  title: 'Compare with the approved colours',
  at: NOW.toISOString(),
  due: new Date(2026, 10, 25, 15).toISOString(),
  day: null,
  of: 'Check the Halden proofs, Halden identity',
  project: 'project-1',
  key: 'key-1',
  plain: true,
};

/** The browser around a worker: what it shows, opens and has open. */
function browser(userAgent = CHROME, pages: Partial<OpenPage>[] = []) {
  const shown: { title: string; tag: string; renotify: boolean; data: unknown }[] = [];
  const opened: string[] = [];
  const told: unknown[] = [];
  const scope = {
    navigator: { userAgent },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) =>
        shown.filter((each) => each.tag === tag),
      showNotification: async (title: string, options: object) =>
        void shown.push({ title, ...options } as (typeof shown)[0]),
    },
    clients: {
      matchAll: async () =>
        pages.map((page) => ({
          url: 'https://plainday.example/dashboard?view=all',
          postMessage: (message: unknown) => void told.push(message),
          focus: async () => void told.push('focus'),
          ...page,
        })),
      openWindow: async (url: string) => void opened.push(url),
    },
  } as unknown as WorkerScope;
  const push = (data: unknown) =>
    showPush(scope, { data: { json: () => data }, waitUntil: () => undefined }, NOW);
  const click = (action: string, data: unknown = reminder) =>
    answerPush(
      scope,
      {
        action,
        notification: { data, close: () => undefined },
        waitUntil: () => undefined,
      },
      NOW,
    );
  return { shown, opened, told, push, click };
}

function answerWith(status: number | null): string[] {
  const sent: string[] = [];
  globalThis.fetch = (async (path: string, { body }: { body: string }) => {
    sent.push(`${path} ${body}`);
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  }) as typeof fetch;
  return sent;
}

test('a reminder is its task, when it is due, and where it belongs; Done and In 15 min are on it', () => {
  expect(shownFor(reminder, NOW)).toMatchObject({
    title: 'Compare with the approved colours',
    body: 'Due at 15:00, in 30 minutes\nCheck the Halden proofs, Halden identity',
    actions: [{ title: 'Done' }, { title: 'In 15 min' }],
  });
  const body = (more: Partial<PushedReminder>) =>
    shownFor({ ...reminder, of: '', ...more }, NOW).body;
  expect(body({ due: new Date(2026, 10, 27, 9, 5).toISOString() })).toBe('Due Fri, Nov 27, 09:05');
  expect(body({ day: '2026-11-25' })).toBe('Due today');
  expect(body({ day: '2026-11-27' })).toBe('Due Fri, Nov 27');
  expect(body({ due: null })).toBe('');
});

test('what comes late says when it was due', () => {
  const at = (...time: [number, number]) => new Date(2026, 10, ...time, 5).toISOString();
  const notice = { kind: 'notice', title: 'Done', body: 'Take a break.', tag: 'pomodoro' } as const;
  const page = '/dashboard?tool=pomodoro';
  const bodyOf = (data: Pushed) => shownFor(data, NOW).body;
  expect(bodyOf({ ...notice, page, at: NOW.toISOString() })).toBe('Take a break.');
  expect(bodyOf({ ...notice, page, at: at(25, 9) })).toBe('Take a break.\nFrom 09:05');
  expect(bodyOf({ ...reminder, of: '', at: at(24, 9) })).toBe(
    'Due at 15:00, in 30 minutes\nFrom Tue, Nov 24, 09:05',
  );
});

test('a notice opens its page; one that a page has shown is replaced in silence', async () => {
  const notice = { kind: 'notice', title: 'Done', body: '', tag: 'pomodoro', at: '' } as const;
  const page = '/dashboard?tool=pomodoro';
  const { shown, opened, push, click } = browser();
  const told = { kind: 'page', page: '/dashboard?view=all', tag: 'pomodoro', at: '' };
  shown.push({ title: 'Done', tag: 'pomodoro', renotify: false, data: told });
  await push({ ...notice, page });
  expect(shown.at(-1)?.renotify).toBe(false);
  await click('', { ...notice, page });
  await click('', told);
  expect(opened).toEqual([page, '/dashboard?view=all']);
});

test('several that were missed are one message', () => {
  const titles = ['Water the seedlings', 'Pay rent'];
  expect(shownFor({ kind: 'several', count: 3, titles }, NOW)).toMatchObject({
    title: '3 reminders',
    body: 'Water the seedlings, Pay rent and 1 more',
  });
});

test('the same push twice alerts once, another time of the same task again', async () => {
  const { shown, push } = browser();
  await push(reminder);
  await push(reminder);
  expect(shown.map(({ tag, renotify }) => [tag, renotify])).toEqual([
    ['reminder-task-1', false],
    ['reminder-task-1', false],
  ]);
  shown.splice(1);
  await push({ ...reminder, at: new Date(NOW.getTime() + 60_000).toISOString() });
  expect(shown.at(-1)?.renotify).toBe(true);
});

test('a page that is looked at shows a reminder itself, but not in Safari, and never a test', async () => {
  const seen: Partial<OpenPage> = { visibilityState: 'visible' };
  const chrome = browser(CHROME, [seen]);
  await chrome.push(reminder);
  expect([chrome.shown, chrome.told]).toEqual([[], [{ pushed: reminder }]]);
  await chrome.push({ kind: 'test', at: '' });
  expect(chrome.shown).toHaveLength(1);
  const hidden = browser(CHROME, [{ visibilityState: 'hidden' }]);
  const elsewhere = browser(CHROME, [{ ...seen, url: 'https://plainday.example/' }]);
  const safari = browser(SAFARI, [seen]);
  for (const each of [hidden, elsewhere, safari]) {
    await each.push(reminder);
    expect(each.shown).toHaveLength(1);
  }
});

test('Done and In 15 min need no page', async () => {
  const sent = answerWith(204);
  const { click, opened } = browser();
  await click('done');
  await click('snooze');
  expect(sent).toEqual([
    '/functions/v1/push-answer {"key":"key-1","answer":"done"}',
    '/functions/v1/push-answer {"key":"key-1","answer":"snooze"}',
  ]);
  expect(opened).toEqual([]);
});

test.each([[null], [404], [503]])(
  'without an answer (%s) a page does it, with its outbox',
  async (status) => {
    answerWith(status);
    const { click, opened } = browser();
    await click('done');
    expect(opened).toEqual(['/dashboard?view=today&reminder=task-1&answer=done']);
  },
);

test('what repeats, or has subtasks, is ticked by a page', async () => {
  const sent = answerWith(204);
  const { click, opened } = browser();
  await click('done', { ...reminder, plain: false });
  expect(sent).toEqual([]);
  expect(opened).toEqual(['/dashboard?view=today&reminder=task-1&answer=done']);
});

test('tapped, it opens its task: in the page that is open, or in a new one', async () => {
  const none = browser();
  await none.click('');
  await none.click('', { ...reminder, project: null });
  await none.click('', { kind: 'several', count: 2, titles: [] });
  expect(none.opened).toEqual([
    '/dashboard?project=project-1&task=task-1',
    '/dashboard?view=all&task=task-1',
    '/dashboard?view=today',
  ]);
  const one = browser(CHROME, [{}]);
  await one.click('');
  expect(one.told).toEqual([{ opened: reminder, answer: '' }, 'focus']);
  expect(one.opened).toEqual([]);
});
