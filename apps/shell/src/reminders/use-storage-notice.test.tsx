import { renderHook } from '@testing-library/react';
import type { ValueStatus } from '@plainday/data-device';
import { createTestShell } from '@plainday/testing-unit';
import { useStorageNotice } from './use-storage-notice';

test('says once for each way in which the own values of the shell are not kept', () => {
  const shell = createTestShell();
  const { rerender } = renderHook(
    ({ status }: { status: ValueStatus }) => useStorageNotice(status, shell.notify),
    { initialProps: { status: 'loading' } },
  );
  rerender({ status: 'kept' });
  expect(shell.toasts).toEqual([]);
  rerender({ status: 'memory' });
  rerender({ status: 'memory' });
  expect(shell.toasts.map(({ title }) => title)).toEqual(['This browser stores nothing']);
  rerender({ status: 'full' });
  rerender({ status: 'outdated' });
  expect(shell.toasts.map(({ title }) => title).slice(1)).toEqual([
    'The storage of this browser is full',
    'A newer version of Plainday is in use',
  ]);
});
