import { act, fireEvent, screen, within } from '@testing-library/react';
import { json } from '@plainday/testing-unit';
import { account, drop, fileWith, open, region, rows } from './dev/import-room';

const LINES = Array.from({ length: 1200 }, (_, at) => `Water plant ${at} +Garden`);
const atOnce = setTimeout;

const busy = () => json(503, { code: 'starting', message: 'Starting. Try again.' });
const full = () => json(413, { code: 'PT413', message: 'An account keeps 20,000 tasks.' });
type Answer = Response | 'network' | 'lost-answer' | undefined;

/** Imports 1,200 tasks; `answer` says what becomes of each request for tasks after the first. */
async function begin(answer: (request: number) => Answer): Promise<void> {
  await open();
  let asked = 0;
  account().fault = ({ url }) => {
    if (!url.includes('add_tasks')) return undefined;
    asked += 1;
    return asked === 1 ? undefined : answer(asked);
  };
  await drop(fileWith(LINES.join('\n'), 'todo.txt'));
  await region('todo.txt');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  press('Import 1200 tasks');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Lets so many seconds pass. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => atOnce(resolve, 0));
    });
  }
}

const ended = (title: string) => screen.getByRole('region', { name: title });

afterEach(() => jest.useRealTimers());

test('[SE24] an import goes on by itself after answers that were lost, late or a server that starts', async () => {
  await begin((request) => {
    // Taken, and the answer never came; then the network is gone for longer than a read waits.
    if (request === 2) return 'lost-answer';
    if (request < 9) return 'network';
    return request < 12 ? busy() : undefined;
  });
  // The tries that come first are spread by chance.
  const words = /^The server does not answer at the moment\./;
  for (let tries = 0; tries < 15 && !screen.queryByText(words); tries += 1) await pass(1);
  expect(screen.getByText(words)).toBeVisible();
  await pass(30);
  ended('1200 tasks came in');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rows('tasks')).toHaveLength(1200);
  expect(rows('projects')).toHaveLength(1);
});

test('[SE24] a server that stays silent ends it in words that say how many came in, and it goes on', async () => {
  let isSilent = true;
  await begin(() => (isSilent ? 'network' : undefined));
  await pass(170);
  const panel = ended('500 tasks came in');
  expect(within(panel).getByRole('alert')).toHaveTextContent(
    '700 of 1,200 did not come in, from “Water plant 500” on: the server does not answer.',
  );
  isSilent = false;
  press('Go on');
  await pass(10);
  ended('1200 tasks came in');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rows('tasks')).toHaveLength(1200);
  press('Undo import');
  await pass(5);
  ended('Import undone');
  expect([rows('tasks'), rows('projects')]).toEqual([[], []]);
});

test('[SE24] an account that is full says so at once, and takes the rest when there is room', async () => {
  let isFull = true;
  await begin(() => (isFull ? full() : undefined));
  await pass(3);
  expect(within(ended('500 tasks came in')).getByRole('alert')).toHaveTextContent(
    '700 of 1,200 did not come in, from “Water plant 500” on: the account has no more room.',
  );
  isFull = false;
  press('Go on');
  await pass(10);
  ended('1200 tasks came in');
  expect(rows('tasks')).toHaveLength(1200);
});

test('[SE24] an import that is stopped while nothing is answered takes out what came in', async () => {
  let isSilent = true;
  await begin(() => (isSilent ? busy() : undefined));
  await pass(6);
  isSilent = false;
  press('Stop');
  await pass(10);
  ended('Import undone');
  expect([rows('tasks'), rows('projects')]).toEqual([[], []]);
});
