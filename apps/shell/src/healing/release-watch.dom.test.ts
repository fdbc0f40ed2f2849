import { LOOK_MS, PAUSE_MS, QUIET_MS, watchRelease } from './release-watch';

let now: number;
beforeEach(() => {
  now = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Lets time pass second by second. */
async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 1000) {
    now += 1000;
    await jest.advanceTimersByTimeAsync(1000);
  }
}

function watch(live: () => Promise<string>) {
  const state = { isVisible: true, isBusy: false };
  const isVisible = jest.fn(() => state.isVisible);
  const offer = jest.fn();
  const readLive = jest.fn(live);
  const stop = watchRelease({
    current: 'r1',
    readLive,
    isVisible,
    isBusy: () => state.isBusy,
    offer,
    now: () => now,
  });
  return { state, offer, readLive, isVisible, stop };
}

it('learns of a release within minutes, and offers it once in half an hour', async () => {
  const { offer, readLive, stop } = watch(async () => 'r2');
  await pass(LOOK_MS - 1000);
  expect(readLive).not.toHaveBeenCalled();
  await pass(2000);
  expect(offer).toHaveBeenCalledTimes(1);
  await pass(PAUSE_MS - 5000);
  expect(offer).toHaveBeenCalledTimes(1);
  await pass(10_000);
  expect(offer).toHaveBeenCalledTimes(2);
  stop();
});

it('waits until nobody types, and nothing is open over the page', async () => {
  const { state, offer, stop } = watch(async () => 'r2');
  state.isBusy = true;
  await pass(LOOK_MS + 60_000);
  expect(offer).not.toHaveBeenCalled();
  state.isBusy = false;
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await pass(QUIET_MS - 1000);
  expect(offer).not.toHaveBeenCalled();
  await pass(2000);
  expect(offer).toHaveBeenCalledTimes(1);
  stop();
});

it('asks nothing while nobody looks, or of who does not answer, and is silent about the same release', async () => {
  const hidden = watch(async () => 'r2');
  hidden.state.isVisible = false;
  await pass(3 * LOOK_MS);
  expect(hidden.readLive).not.toHaveBeenCalled();
  hidden.stop();
  const away = watch(() => Promise.reject(new Error('offline')));
  await pass(2 * LOOK_MS + 2000);
  expect(away.readLive).toHaveBeenCalledTimes(2);
  expect(away.offer).not.toHaveBeenCalled();
  away.stop();
  const same = watch(async () => 'r1');
  await pass(LOOK_MS + 60_000);
  expect(same.offer).not.toHaveBeenCalled();
  same.stop();
});

it('sleeps from look to look, and not at all in a page that nobody sees', async () => {
  const { state, isVisible, readLive, stop } = watch(async () => 'r1');
  await pass(3 * LOOK_MS);
  expect(readLive).toHaveBeenCalledTimes(3);
  expect(isVisible).toHaveBeenCalledTimes(1 + 3);
  state.isVisible = false;
  await pass(LOOK_MS);
  expect(jest.getTimerCount()).toBe(0);
  state.isVisible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1000);
  expect(readLive).toHaveBeenCalledTimes(4);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});
