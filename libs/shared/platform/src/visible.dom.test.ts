import { reportUnlessLeaving } from './visible';

const report = jest.fn();
const happens = (type: string) => window.dispatchEvent(new Event(type));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  happens('pageshow');
  report.mockClear();
  jest.useRealTimers();
});

test('a page that stays reports at once', () => {
  reportUnlessLeaving(report);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a page that goes reports nothing, nor when it comes back', () => {
  happens('beforeunload');
  reportUnlessLeaving(report);
  happens('pagehide');
  reportUnlessLeaving(report);
  jest.advanceTimersByTime(9_000);
  expect(report).not.toHaveBeenCalled();
});

test('who was told to go and stays reports what happened meanwhile, once', () => {
  happens('beforeunload');
  reportUnlessLeaving(report);
  jest.advanceTimersByTime(9_000);
  expect(report).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(report).toHaveBeenCalledTimes(1);
  reportUnlessLeaving(report);
  expect(report).toHaveBeenCalledTimes(2);
});
