import { act, fireEvent, render, screen } from '@testing-library/react';
import { Face } from './pomodoro-face';

const START = Date.parse('2026-11-21T13:20:00Z');
const time = () => screen.getByRole('timer').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function jump(ms: number) {
  await act(async () => {
    jest.setSystemTime(Date.now() + ms);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  document.title = 'Pomodoro timer';
  localStorage.clear();
  render(<Face />);
});
afterEach(() => jest.useRealTimers());

test('[PO14] the face runs, pauses and resets without a shell, and keeps nothing', async () => {
  expect(time()).toBe('25:00');
  press('Start');
  await jump(61_000);
  expect(time()).toBe('23:59');
  expect(document.title).toBe('23:59 · Focus');
  press('Pause');
  await jump(60_000);
  expect(time()).toBe('23:59');
  press('Reset');
  expect(time()).toBe('25:00');
  expect(document.title).toBe('Pomodoro timer');
  expect(localStorage).toHaveLength(0);
});

test('[PO14][PO3] the face switches to the break at zero and stops', async () => {
  press('Start');
  await jump(25 * 60_000);
  expect(time()).toBe('05:00');
  await jump(60_000);
  expect(time()).toBe('05:00');
});

test('[PO14][PO1] the face knows the other mode', () => {
  fireEvent.click(screen.getByText('50:10 Mode'));
  expect(time()).toBe('50:00');
});
