import { emptyPomodoro } from './pomodoro.schema';
import { endTexts, phaseLine, statusText } from './texts.logic';

test('[PO8] the line under the time says phase and work', () => {
  expect(phaseLine({ ...emptyPomodoro, label: 'Write proposal' })).toBe('Focus · Write proposal');
  expect(phaseLine(emptyPomodoro)).toBe('Focus');
  expect(phaseLine({ ...emptyPomodoro, phase: 'break', label: 'Write proposal' })).toBe('Break');
});

test('[PO12] while it runs the text read aloud stays the same', () => {
  const running = (secondsLeft: number) =>
    statusText(emptyPomodoro, { running: true, begun: true, secondsLeft });
  expect(running(1500)).toBe(running(7));
  expect(statusText(emptyPomodoro, { running: false, begun: true, secondsLeft: 1122 })).toBe(
    'Focus paused with 18:42 left.',
  );
  expect(
    statusText(
      { ...emptyPomodoro, phase: 'break' },
      { running: false, begun: false, secondsLeft: 300 },
    ),
  ).toBe('Break of 5 min is ready.');
});

test('[PO10] the end says what comes next', () => {
  expect(endTexts(emptyPomodoro)).toEqual({
    title: 'Focus is done',
    text: 'A break of 5 min is ready.',
  });
  expect(endTexts({ ...emptyPomodoro, mode: '50:10', phase: 'break' }).text).toBe(
    'The next focus of 50 min is ready.',
  );
});
