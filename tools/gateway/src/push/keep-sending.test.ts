import type { Sending } from '../../../../supabase/functions/reminders/sending';
import { keepSending } from './keep-sending';

const turn = () => new Promise<void>((done) => setImmediate(done));

/** A sender with nothing due, and all that it was asked for. */
function kept(own: Partial<Sending>) {
  const failures: unknown[] = [];
  const sending = { look: async () => false, prepare: turn, finish: turn, ...own };
  const next = async () => 3600;
  const keeper = keepSending({ sending, next, failed: (error) => void failures.push(error) });
  return { ...keeper, failures };
}

test('what is done ahead is done once at a time, and waited for at the end', async () => {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const prepare = () => {
    begun += 1;
    return new Promise<void>((done) => void waiting.push(done));
  };
  const { look, end } = kept({ prepare });
  look();
  await turn();
  look();
  await turn();
  expect(begun).toBe(1);
  let isOver = false;
  const ended = end().then(() => (isOver = true));
  await turn();
  expect(isOver).toBe(false);
  for (let freed = 0; freed < 2; freed += 1) {
    waiting.shift()?.();
    await turn();
  }
  await ended;
});

test('what could not be done ahead is no reminder that was not sent', async () => {
  const { look, end, failures } = kept({ prepare: () => Promise.reject(new Error('away')) });
  look();
  await turn();
  await end();
  expect(failures).toEqual([]);
});

test('nothing is done ahead where looking failed, which is told once', async () => {
  const away = new Error('away');
  let prepared = 0;
  const { look, end, failures } = kept({
    look: () => Promise.reject(away),
    prepare: async () => void (prepared += 1),
  });
  look();
  await turn();
  await end();
  expect(failures).toEqual([away]);
  expect(prepared).toBe(0);
});
