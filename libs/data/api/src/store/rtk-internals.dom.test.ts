import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { STEPS, subscriptionsOf, withDefaults } from './rtk-internals';

const rows = [{ id: 'a' }];

function setUp() {
  const api = withDefaults(
    createApi({
      reducerPath: 'api',
      baseQuery: async (fails: boolean) => (fails ? { error: 'No' } : { data: rows }),
      endpoints: () => ({}),
    }),
  ).injectEndpoints({
    endpoints: (build) => ({
      list: build.query<typeof rows, boolean>({ query: (fails) => fails }),
      save: build.mutation<typeof rows, boolean>({ query: (fails) => fails }),
    }),
  });
  const steps: string[] = [];
  const record: Middleware = () => (next) => (action) => {
    steps.push((action as { type: string }).type);
    return next(action);
  };
  const store = configureStore({
    reducer: { api: api.reducer },
    // Its checks warn where the machine is busy.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware, record),
  });
  return { api, store, steps };
}

test('the steps of reading, writing and resetting are named as we listen to them', async () => {
  const { api, store, steps } = setUp();
  await store.dispatch(api.endpoints.list.initiate(false));
  await store.dispatch(api.endpoints.list.initiate(true));
  await store.dispatch(api.endpoints.save.initiate(false));
  await store.dispatch(api.endpoints.save.initiate(true));
  store.dispatch(api.util.resetApiState());
  expect(steps).toEqual(expect.arrayContaining(Object.values(STEPS)));
});

test('who listens to a query can be counted', async () => {
  const { api, store } = setUp();
  const listening = store.dispatch(api.endpoints.list.initiate(false));
  await listening;
  const [key = ''] = Object.keys(store.getState().api.queries);
  expect(subscriptionsOf(store, api).getSubscriptionCount(key)).toBe(1);
  listening.unsubscribe();
  expect(subscriptionsOf(store, api).getSubscriptionCount(key)).toBe(0);
});

test('rows are not compared by index: an answer that is equal is still the new one', async () => {
  const { api, store } = setUp();
  await store.dispatch(api.endpoints.list.initiate(false));
  expect(api.endpoints.list.select(false)(store.getState()).data).toBe(rows);
});

test('an endpoint that is injected again replaces the first', async () => {
  const { api, store } = setUp();
  const again = [{ id: 'b' }];
  api.injectEndpoints({
    endpoints: (build) => ({
      list: build.query<typeof rows, boolean>({ queryFn: () => ({ data: again }) }),
    }),
  });
  await store.dispatch(api.endpoints.list.initiate(false));
  expect(api.endpoints.list.select(false)(store.getState()).data).toBe(again);
});
