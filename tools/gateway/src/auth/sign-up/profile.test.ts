import { readProfile } from './profile';

it('keeps the name, trimmed', () => {
  expect(readProfile({ full_name: ' Ann Bee ', __proto__: { x: 1 } })).toEqual({
    full_name: 'Ann Bee',
  });
  expect([undefined, null, {}].map(readProfile)).toEqual([{}, {}, {}]);
});

it.each([
  7,
  'x',
  [],
  { full_name: 7 },
  { full_name: 'A', role: 'admin' },
  { full_name: 'a\nb' },
  { full_name: 'x'.repeat(51) },
])('refuses %j', (data) => expect(readProfile(data)).toBeNull());
