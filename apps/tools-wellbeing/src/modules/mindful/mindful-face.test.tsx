import { act, fireEvent, render, screen } from '@testing-library/react';
import { Face } from './mindful-face';

test('[MB8] the face breathes for a minute without a shell', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T13:20:00Z') });
  render(<Face />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(screen.getByRole('status')).toHaveTextContent('Inhale');
  await act(async () => {
    jest.setSystemTime(Date.now() + 61_000);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('status')).toHaveTextContent('Done. 4 breaths.');
  jest.useRealTimers();
});
