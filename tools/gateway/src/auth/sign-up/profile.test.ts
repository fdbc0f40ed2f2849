import { readProfile } from './profile';

it('keeps the name, trimmed, and nothing else', () => {
  expect(readProfile({ full_name: ' Ann Bee ', role: 'admin', __proto__: { x: 1 } })).toEqual({
    full_name: 'Ann Bee',
  });
  expect([undefined, null, {}].map(readProfile)).toEqual([{}, {}, {}]);
});

it.each([7, 'x', [], { full_name: 7 }, { full_name: 'a\nb' }, { full_name: 'x'.repeat(51) }])(
  'refuses %j',
  (data) => expect(readProfile(data)).toBeNull(),
);
