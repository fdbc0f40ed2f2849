import { addressOf, placeOf, type BoardPlace } from './place.logic';

const PLACES: readonly BoardPlace[] = [
  { kind: 'list' },
  { kind: 'new' },
  { kind: 'new', title: 'edit: me' },
  { kind: 'entry', id: 'a' },
  { kind: 'edit', id: 'a' },
];

test.each(PLACES)('the address of %j leads back to it', (place) => {
  expect(placeOf(addressOf(place))).toEqual(place);
});
