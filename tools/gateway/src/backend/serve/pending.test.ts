import { newPending } from './pending';

const never = new Promise<string>(() => undefined);

describe('newPending', () => {
  it('passes on the outcome of work that ends', async () => {
    const pending = newPending();
    await expect(pending.race(Promise.resolve('done'), 1000, () => 'late')).resolves.toBe('done');
    const broken = pending.race(Promise.reject(new Error('broken')), 1000, () => 'late');
    await expect(broken).rejects.toThrow('broken');
  });

  it('answers for work that nobody will end', async () => {
    const pending = newPending();
    const raced = [1, 2].map(() => pending.race(never, 60_000, (isLate) => `late ${isLate}`));
    pending.giveUp();
    await expect(Promise.all(raced)).resolves.toEqual(['late false', 'late false']);
  });

  it('answers when the limit passed', async () => {
    jest.useFakeTimers();
    const raced = newPending().race(never, 1000, (isLate) => `late ${isLate}`);
    jest.advanceTimersByTime(1000);
    jest.useRealTimers();
    await expect(raced).resolves.toBe('late true');
  });

  it('fails when the substitute does', async () => {
    const pending = newPending();
    const raced = pending.race(never, 60_000, () => {
      throw new Error('gone');
    });
    pending.giveUp();
    await expect(raced).rejects.toThrow('gone');
  });
});
