import { findDoubts } from './find-doubts';
import { at, inOneLine, parsed, SAMPLE_PROJECTS, ZONE } from './sample-parse';

const options = { now: at('2026-11-21 12:00'), projects: SAMPLE_PROJECTS, timeZone: ZONE };

const DOUBTS: [string, string, string, string][] = [
  ['Buy 15m hose', '15m', '15 min', 'Buy hose | 15 min'],
  ['2m cable', '2m', '2 min', 'cable | 2 min'],
  ['Run 30 min with Ann', '30 min', '30 min', 'Run with Ann | 30 min'],
  ['Train 17h', '17h', 'Nov 21, 17:00', 'Train | 2026-11-21 17:00'],
  ['Buy Sunday Times', 'Sunday', 'Nov 22, 17:00', 'Buy Times | 2026-11-22 17:00'],
  ['Plan the weekend', 'weekend', 'Nov 21, 17:00', 'Plan the | 2026-11-21 17:00'],
  [
    'Trip monday to friday',
    'monday to friday',
    'Every weekday, from Nov 23, 17:00',
    'Trip | 2026-11-23 17:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  ],
  [
    'Gym mon and thu',
    'mon and thu',
    'Every Monday and Thursday, from Nov 23, 17:00',
    'Gym | 2026-11-23 17:00 | FREQ=WEEKLY;BYDAY=MO,TH',
  ],
  ['Renew 1/2', '1/2', 'Jan 02, 2027, 17:00', 'Renew | 2027-01-02 17:00'],
];

test.each(DOUBTS)('[QA11] %s may mean "%s"', (text, words, label, accepted) => {
  expect(inOneLine(parsed(text))).toBe(text);
  expect(findDoubts(text, options)).toMatchObject([{ text: words, label }]);
  expect(inOneLine(parsed(text, { accept: [words] }))).toBe(accepted);
});

test.each(['Pay rent tomorrow', 'Read for 30m', 'Buy 15m hose for 30m', 'Call Ann', 'Score 24/7'])(
  '[QA11] %s leaves no doubt',
  (text) => {
    expect(findDoubts(text, options)).toEqual([]);
  },
);

test('[QA11] what was taken off is not offered again', () => {
  expect(findDoubts('Buy 15m hose', { ...options, ignore: ['15m'] })).toEqual([]);
});
