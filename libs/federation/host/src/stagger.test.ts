import { stagger, type Attempt } from './stagger';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const attempt = (run: () => Promise<string>, limitMs = 1_000): Attempt<string> => ({
  run,
  limitMs,
});
const works = (text: string, ms = 0) =>
  attempt(() => new Promise((resolve) => setTimeout(() => resolve(text), ms)));
const fails = (text: string, ms = 0) =>
  attempt(() => new Promise((_, reject) => setTimeout(() => reject(new Error(text)), ms)));

function start(...attempts: Attempt<string>[]) {
  const failures: string[] = [];
  const late: string[] = [];
  const outcome = stagger(attempts, {
    tooSlow: () => new Error('too slow'),
    onFailure: (error, index) => failures.push(`${index}: ${(error as Error).message}`),
    onLate: (value) => late.push(value),
  }).catch((error: Error) => `rejected: ${error.message}`);
  return { outcome, failures, late };
}

describe('stagger()', () => {
  it('makes one attempt when it works', async () => {
    const second = jest.fn(() => Promise.resolve('b'));
    const { outcome } = start(works('a'), attempt(second));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toBe('a');
    expect(second).not.toHaveBeenCalled();
  });

  it('goes on at once after a failure', async () => {
    const { outcome, failures } = start(fails('one'), works('b', 10));
    await jest.advanceTimersByTimeAsync(10);
    expect(await outcome).toBe('b');
    expect(failures).toEqual(['0: one']);
  });

  it('rejects with the first failure when all fail', async () => {
    const { outcome, failures } = start(fails('one'), fails('two'));
    await jest.advanceTimersByTimeAsync(10);
    expect(await outcome).toBe('rejected: one');
    expect(failures).toEqual(['0: one', '1: two']);
  });

  it('lets a slow attempt win over the one that was begun after it', async () => {
    const { outcome, failures } = start(works('slow', 1_500), works('later', 3_000));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await outcome).toBe('slow');
    await jest.advanceTimersByTimeAsync(9_000);
    expect(failures).toEqual(['0: too slow']);
  });

  it('counts the failure of a slow attempt once', async () => {
    const { outcome, failures } = start(fails('at last', 1_500), works('b', 800));
    await jest.advanceTimersByTimeAsync(1_800);
    expect(await outcome).toBe('b');
    expect(failures).toEqual(['0: too slow']);
  });

  it('tells of a result that comes after the end, once', async () => {
    const { outcome, late } = start(works('slow', 30_000), works('slower', 40_000));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toBe('rejected: too slow');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(late).toEqual(['slow']);
  });
});
