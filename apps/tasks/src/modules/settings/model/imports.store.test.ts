import { packPlaces, placesOf } from './imports.store';

const places = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ namespace: `n${at % 2}`, key: `k${at}` }));
const sorted = (of: readonly { readonly key: string }[]) => of.map(({ key }) => key).toSorted();

test('[SE24] [SE31] few values are kept one by one, as releases read them that know no other form', () => {
  expect(packPlaces(places(500))).toEqual(places(500));
});

test('[SE24] [SE31] many values are a text for each namespace, and each is found again', () => {
  const packed = packPlaces(places(501));
  expect(packed.map(({ namespace }) => namespace)).toEqual(['n0', 'n1']);
  expect(sorted(placesOf(packed))).toEqual(sorted(places(501)));
  expect(placesOf(places(3))).toEqual(places(3));
});
