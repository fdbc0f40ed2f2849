import { endWords } from './end-words';

test('an end that is told late says when it was, by the clock of the device', () => {
  const at = new Date(2026, 10, 27, 14, 5).getTime();
  expect(endWords('A break is ready.', at, at + 60_000)).toBe('A break is ready.');
  expect(endWords('A break is ready.', at, at + 3 * 60 * 60_000)).toBe(
    'A break is ready. (ended at 14:05)',
  );
  expect(endWords('A break is ready.', null, at)).toBe('A break is ready.');
});
