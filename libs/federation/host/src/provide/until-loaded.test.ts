import { untilLoaded } from './until-loaded';

it('tries again until the module is there, and waits longer each time', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async (): Promise<unknown> => 'module');
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const loaded = untilLoaded(load);
  await jest.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(loaded).resolves.toBe('module');
  expect(load).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
