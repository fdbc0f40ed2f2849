import { installServer } from '@plainday/testing-unit';
import { api } from '../store/api';
import { optimisticMutation } from './optimistic-mutation';
import { notPlain } from './plain-arguments';
import { createAppStore } from '../create-store';

class Money {
  readonly cents = 5;
}

test.each([
  ['texts, numbers, lists and objects', { a: [1, 'b', null, { c: true }] }, null],
  ['a field without a value', { a: undefined }, null],
  ['a date', { due: new Date(0) }, 'arg.due'],
  ['a function', { rows: [() => 1] }, 'arg.rows.0'],
  ['a map', new Map(), 'arg'],
  ['an instance', { price: new Money() }, 'arg.price'],
  ['a number that is none', { x: Number.NaN }, 'arg.x'],
  ['a gap in a list', [1, undefined], 'arg.1'],
])('%s', (_name, value, expected) => {
  expect(notPlain(value)).toBe(expected);
});

test('a write with an argument that cannot be kept is refused in tests, and never sent', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = installServer();
  const store = createAppStore();
  const { plainWrite } = api.injectEndpoints({
    endpoints: (build) => ({
      plainWrite: build.mutation<unknown, unknown>(
        optimisticMutation({
          says: () => ({ done: 'Emptied', names: [] }),
          send: async (_arg, db) => db.rpc('empty_trash', { before: '' }),
        }),
      ),
    }),
  }).endpoints;
  const { error } = await store.dispatch(plainWrite.initiate({ at: new Date(0) }));
  expect(error).toBeDefined();
  expect(errors).toHaveBeenCalledWith('The argument of plainWrite is not plain: arg.at');
  expect(server.requests).toEqual([]);
  store.dispatch(api.util.resetApiState());
  errors.mockRestore();
});
