import { act, render, screen } from '@testing-library/react';
import { Status } from './status';

it('says the last of what follows quickly, once it is calm', () => {
  jest.useFakeTimers();
  const { rerender } = render(<Status text="" />);
  expect(screen.queryByText(/found/)).not.toBeInTheDocument();
  rerender(<Status text="12 tasks found" />);
  act(() => jest.advanceTimersByTime(300));
  rerender(<Status text="3 tasks found" />);
  act(() => jest.advanceTimersByTime(499));
  expect(screen.queryByText(/found/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('3 tasks found')).toBeInTheDocument();
  const first = screen.getByText('3 tasks found');
  rerender(<Status text="2 tasks found" />);
  act(() => jest.advanceTimersByTime(500));
  // A new element, not other letters in the same one: those Orca leaves unsaid.
  expect(first).not.toBeInTheDocument();
  jest.useRealTimers();
});
