import { FairShare, type Busy } from './fair-share';

const shares = { running: 4, runningPerKey: 2, waiting: 20, waitingPerKey: 10 };

/** Work that is under way until it is told to end. */
function bench(share: FairShare) {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const refused: Busy[] = [];
  const ask = (key: string) =>
    void share
      .run(key, () => {
        order.push(key);
        return new Promise<void>((end) => ends.push(end));
      })
      .catch((error: unknown) => refused.push(error as Busy));
  const settle = () => new Promise((done) => setImmediate(done));
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };
  return { order, ends, refused, ask, settle, endOne };
}

it('runs at most so much of one, and leaves the rest to others (M3)', async () => {
  const { order, ask, settle } = bench(new FairShare(shares));
  for (let count = 0; count < 10; count += 1) ask('abuser');
  ask('ann');
  ask('bob');
  await settle();
  expect(order).toEqual(['abuser', 'abuser', 'ann', 'bob']);
});

it('gives the next place by turn, not by who has sent most', async () => {
  const { order, ask, settle, endOne } = bench(new FairShare({ ...shares, running: 1 }, () => 0));
  for (let count = 0; count < 8; count += 1) ask('abuser');
  ask('ann');
  ask('ann');
  ask('bob');
  for (let count = 0; count < 6; count += 1) await endOne();
  await settle();
  expect(order.slice(0, 6)).toEqual(['abuser', 'abuser', 'ann', 'bob', 'abuser', 'ann']);
});

it('counts what the work of one takes: costly requests wait behind cheap ones (M3)', async () => {
  let now = 0;
  const share = new FairShare({ ...shares, running: 1 }, () => now);
  const order: string[] = [];
  const ask = (key: string, takes: number) =>
    share.run(key, () => {
      order.push(key);
      now += takes;
      return Promise.resolve();
    });
  const costly = Array.from({ length: 4 }, () => ask('abuser', 50));
  const cheap = Array.from({ length: 10 }, () => ask('ann', 10));
  await Promise.all([...costly, ...cheap]);
  const turns = order.join(' ').replaceAll('abuser', 'X').replaceAll('ann', 'a');
  expect(turns).toBe('X a a a a a X a a a a a X X');
});

it('lets nobody save up: who comes late begins where the others are', async () => {
  let now = 0;
  const share = new FairShare({ ...shares, running: 1 }, () => now);
  const order: string[] = [];
  const ask = (key: string) =>
    share.run(key, () => {
      order.push(key);
      now += 10;
      return Promise.resolve();
    });
  for (let count = 0; count < 5; count += 1) await ask('ann');
  await Promise.all(['ann', 'late', 'late', 'late', 'ann', 'ann'].map(ask));
  expect(order.slice(5)).toEqual(['ann', 'late', 'ann', 'late', 'ann', 'late']);
});

it('refuses who has too many waiting, and says whose fault it is', async () => {
  const { refused, ask, settle } = bench(new FairShare({ ...shares, waiting: 11 }));
  for (let count = 0; count < 14; count += 1) ask('abuser');
  await settle();
  expect(refused.map(({ isOwnFault }) => isOwnFault)).toEqual([true, true]);
  for (let count = 0; count < 3; count += 1) ask(`late ${count}`);
  await settle();
  for (let count = 3; count < 6; count += 1) ask(`late ${count}`);
  await settle();
  expect(refused.slice(2).map(({ isOwnFault }) => isOwnFault)).toEqual([false, false, false]);
});

it('gives the place back when the work fails, and forgets who is done', async () => {
  const share = new FairShare({ ...shares, running: 1, runningPerKey: 1 });
  await expect(share.run('ann', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await share.run('bob', () => Promise.resolve(7))).toBe(7);
});
