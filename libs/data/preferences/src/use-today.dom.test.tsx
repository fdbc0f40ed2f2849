import { ShellContext } from '@plainday/federation-contract';
import { createTestShell } from '@plainday/testing-unit';
import { renderHook } from '@testing-library/react';
import { useDayRule } from './use-today';

test('the rule of days is another object once the device is in another zone, and the same until then', () => {
  const shell = createTestShell();
  const { result, rerender } = renderHook(() => useDayRule(), {
    wrapper: ({ children }) => <ShellContext value={shell}>{children}</ShellContext>,
  });
  const here = result.current;
  rerender();
  expect(result.current).toBe(here);
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-345);
  rerender();
  const away = result.current;
  expect(away).toEqual(here);
  expect(away).not.toBe(here);
  jest.restoreAllMocks();
  rerender();
  expect(result.current).not.toBe(away);
});
