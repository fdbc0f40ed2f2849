import { withinRoom } from './within-room';

const entry = (key: string, savedAt: number, rows: number) => ({
  key,
  savedAt,
  value: { data: Array.from({ length: rows }, () => 0) },
});

it('drops the lists that were read longest ago where there are too many', () => {
  const dropped: string[] = [];
  const lists = Array.from({ length: 82 }, (_, at) => entry(`list-${at}`, at, 1));
  const kept = withinRoom(lists, (key) => dropped.push(key));
  expect(kept).toHaveLength(80);
  expect(dropped).toEqual(['list-1', 'list-0']);
});

it('drops what has no room for its rows, the newest last', () => {
  const dropped: string[] = [];
  const lists = [entry('old', 1, 30_000), entry('new', 3, 20_000), entry('small', 2, 10)];
  expect(withinRoom(lists, (key) => dropped.push(key)).map(({ key }) => key)).toEqual([
    'new',
    'small',
  ]);
  expect(dropped).toEqual(['old']);
});
