import type { Db } from '../client';
import { realtimeChanges } from './realtime-changes';

const token = `x.${btoa(JSON.stringify({ sub: 'ada' }))}.x`;

it('ends once where Realtime refuses, although leaving its channel says so again', async () => {
  let tell: (status: string) => void = () => undefined;
  const channel = {
    on: () => channel,
    subscribe(listener: typeof tell) {
      tell = listener;
      tell('CHANNEL_ERROR');
    },
  };
  const removeChannel = jest.fn(() => tell('CLOSED'));
  const realtime = { setAuth: () => Promise.resolve() };
  const db = { realtime, channel: () => channel, removeChannel } as unknown as Db;
  const listener = { alive: jest.fn(), ready: jest.fn(), change: jest.fn() };
  const { signal } = new AbortController();
  expect(await realtimeChanges(db, { token }, listener as never, signal)).toBe('again');
  expect(removeChannel).toHaveBeenCalledTimes(1);
  expect(listener.ready).not.toHaveBeenCalled();
});
