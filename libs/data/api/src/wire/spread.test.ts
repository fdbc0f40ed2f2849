import { spread } from './spread';

test('a pause is at most a quarter longer or shorter', () => {
  const random = jest.spyOn(Math, 'random');
  random.mockReturnValue(0);
  expect(spread(1000)).toBe(750);
  random.mockReturnValue(0.999_999);
  expect(spread(1000)).toBeCloseTo(1250, 0);
  random.mockRestore();
});
