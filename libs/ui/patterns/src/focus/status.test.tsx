import { act, render, screen } from '@testing-library/react';
import { Status } from './status';

it('says the last of what follows quickly, once it is calm', () => {
  jest.useFakeTimers();
  const { rerender } = render(<Status text="" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Status text="12 tasks found" />);
  act(() => jest.advanceTimersByTime(300));
  rerender(<Status text="3 tasks found" />);
  act(() => jest.advanceTimersByTime(499));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('3 tasks found');
  jest.useRealTimers();
});
