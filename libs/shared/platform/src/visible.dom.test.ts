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

describe('what nobody has caught', () => {
  const reject = () => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
      reason: new Error('ChunkLoadError'),
    });
    window.dispatchEvent(event);
    return event;
  };

  beforeEach(() => void (globalThis.reportError = report));

  test('is the browser’s to report while the page stays', () => {
    expect(reject().defaultPrevented).toBe(false);
  });

  test('is nobody’s fault in a page that goes', () => {
    happens('beforeunload');
    expect(reject().defaultPrevented).toBe(true);
    happens('pagehide');
    jest.advanceTimersByTime(9_000);
    expect(report).not.toHaveBeenCalled();
  });

  test('is reported where the page stays after all', () => {
    happens('beforeunload');
    const { reason } = reject();
    jest.advanceTimersByTime(11_000);
    expect(report).toHaveBeenCalledWith(reason);
  });
});
