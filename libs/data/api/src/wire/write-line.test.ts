import { toApiError } from '@plainday/data-supabase';
import type { Outcome } from './send';
import { createSender } from './sender';
import { createWriteLine, rowsOf } from './write-line';

const broken: Outcome = { error: toApiError({ message: 'oops' }, 500) };
const refused: Outcome = { error: toApiError({ code: '23514', message: '' }, 400) };
const done: Outcome = { data: 1 };

function begin() {
  const log: string[] = [];
  const sleepers: (() => void)[] = [];
  const sender = createSender(
    (isStalled) => log.push(isStalled ? 'stalled' : 'on again'),
    (milliseconds) =>
      milliseconds < 7000
        ? Promise.resolve()
        : new Promise<void>((resolve) => sleepers.push(resolve)),
  );
  const line = createWriteLine(sender);
  const send = (name: string, rows: string[], ...outcomes: Outcome[]) => {
    let attempts = 0;
    return line
      .run(rows, () => Promise.resolve(outcomes[attempts++] ?? done))
      .then((outcome) => {
        log.push(`${name} ${outcome.error ? 'refused' : 'saved'} at ${attempts}`);
        return outcome;
      });
  };
  return { log, send, wake: () => sender.wake() };
}

/** Lets everything go on that does not wait for time. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('[F5] a write that the server cannot take lets others go first, and is sent again until it is taken', async () => {
  const { log, send, wake } = begin();
  const poison = send('poison', ['1'], ...Array<Outcome>(8).fill(broken));
  await send('other', ['2']);
  expect(log).toEqual(['stalled', 'other saved at 1']);
  wake();
  await settle();
  wake();
  await poison;
  expect(log.slice(2)).toEqual(['on again', 'poison saved at 9']);
});

test('what is about the same row waits for it, whatever comes after', async () => {
  const { log, send, wake } = begin();
  const add = send('add', ['1'], ...Array<Outcome>(4).fill(broken));
  const edit = send('edit', ['1']);
  const again = send('again', ['1', '3']);
  await send('other', ['2']);
  expect(log.filter((line) => line.includes('saved'))).toEqual(['other saved at 1']);
  wake();
  await Promise.all([add, edit, again]);
  expect(log.filter((line) => line.includes('saved')).slice(1)).toEqual([
    'add saved at 5',
    'edit saved at 1',
    'again saved at 1',
  ]);
});

test('a refusal ends it, and what waited for it goes on', async () => {
  const { log, send, wake } = begin();
  const add = send('add', ['1'], ...Array<Outcome>(4).fill(broken), refused);
  const edit = send('edit', ['1']);
  await settle();
  wake();
  await Promise.all([add, edit]);
  expect(log.filter((line) => line.includes(' at '))).toEqual([
    'add refused at 5',
    'edit saved at 1',
  ]);
});

test('a write is about the rows that it names as its own', () => {
  expect(rowsOf(['a', 'b'])).toEqual(['a', 'b']);
  expect(rowsOf({ id: 'a', changes: { title: 'T', project_id: 'p' } })).toEqual(['a']);
  expect(rowsOf({ tasks: [{ id: 'a', user_id: 'u' }, { id: 'b' }], parentIds: ['c'] })).toEqual([
    'a',
    'b',
    'c',
  ]);
});
