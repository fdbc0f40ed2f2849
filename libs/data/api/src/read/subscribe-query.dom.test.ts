import { installServer, TEST_USER, until } from '@plainday/testing-unit';
import { createAppStore } from '../create-store';
import { ideasApi } from '../testing';
import { subscribeQuery } from './subscribe-query';

const idea = (id: string) => ({
  id,
  user_id: TEST_USER.id,
  title: id,
  content: null,
  tags: [],
  category: 'general' as const,
  priority: 'medium' as const,
  status: 'captured' as const,
  created_at: '2026-11-20T10:00:00+00:00',
});

test('reads the rows, tells of each change of them, and of nothing once it is over', async () => {
  const server = installServer();
  server.tables['ideas'] = [idea('a')];
  const store = createAppStore();
  const { ideasAdd, ideasList } = ideasApi.endpoints;
  const listener = jest.fn();
  const stop = subscribeQuery(store, ideasList, undefined, listener);
  await until(() => listener.mock.calls.length === 1, 'the rows');
  store.dispatch({ type: 'something else' });
  expect(listener).toHaveBeenCalledTimes(1);
  await store.dispatch(ideasAdd.initiate(idea('b')));
  expect(listener.mock.calls.length).toBeGreaterThan(1);
  const told = listener.mock.calls.length;
  stop();
  await store.dispatch(ideasAdd.initiate(idea('c')));
  expect(listener).toHaveBeenCalledTimes(told);
});
