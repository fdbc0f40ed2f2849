import {
  advanceRun,
  breakAfter,
  finishRun,
  nameDistraction,
  noteDistraction,
  pauseRun,
  remainingOf,
  resumeRun,
  startRun,
} from './deep-work.logic';
import { deepWorkSettingsSchema, defaultDeepWorkSettings } from './deep-work.schema';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const settings = defaultDeepWorkSettings;
const started = startRun({ id: 's1', title: ' Write ', now: NOON }, settings);

test('[DW1] settings have the bounds of the spec', () => {
  const fits = (change: object) =>
    deepWorkSettingsSchema.safeParse({ ...settings, ...change }).success;
  expect(fits({})).toBe(true);
  for (const [key, least, most] of [
    ['workDuration', 15, 120],
    ['shortBreak', 5, 30],
    ['longBreak', 15, 60],
    ['longBreakInterval', 2, 8],
  ] as const) {
    expect([fits({ [key]: least }), fits({ [key]: most })]).toEqual([true, true]);
    expect([fits({ [key]: least - 1 }), fits({ [key]: most + 1 })]).toEqual([false, false]);
    expect(fits({ [key]: least + 0.5 })).toBe(false);
  }
});

test('[DW3] a session starts with work, under its trimmed title', () => {
  expect(started).toMatchObject({ title: 'Write', phase: 'work', cycles: 0 });
  expect(remainingOf(started, settings, NOON)).toBe(50 * MINUTE);
});

test('[DW4] a pause keeps what is left, however long it lasts', () => {
  const paused = pauseRun(started, NOON + 20 * MINUTE);
  expect(remainingOf(paused, settings, NOON + 600 * MINUTE)).toBe(30 * MINUTE);
  const resumed = resumeRun(paused, NOON + 600 * MINUTE);
  expect(resumed.endsAt).toBe(NOON + 630 * MINUTE);
  expect(advanceRun(paused, settings, NOON + 600 * MINUTE).run).toBe(paused);
});

test('[DW5] work ends in a break, a break in work', () => {
  const inBreak = advanceRun(started, settings, NOON + 50 * MINUTE);
  expect(inBreak.events).toEqual(['work-complete']);
  expect(inBreak.run).toMatchObject({ phase: 'short-break', cycles: 1, breaks: 1 });
  const again = advanceRun(inBreak.run, settings, NOON + 60 * MINUTE);
  expect(again.events).toEqual(['break-over']);
  expect(again.run).toMatchObject({ phase: 'work', cycles: 1, endsAt: NOON + 110 * MINUTE });
});

test('[DW6] every third break is long, the first never', () => {
  const breaks = [1, 2, 3, 4, 5, 6].map((cycles) => breakAfter(cycles, settings));
  expect(breaks.map((kind) => kind === 'long-break')).toEqual([
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

test('[DW7] work that nobody saw begin is not counted: it waits', () => {
  const morning = advanceRun(started, settings, NOON + 9 * 60 * MINUTE);
  expect(morning.events).toEqual(['work-complete', 'break-over']);
  expect(morning.endedAt).toBe(Date.UTC(2026, 10, 21, 13));
  expect(morning.run).toMatchObject({ phase: 'work', cycles: 1, endsAt: null, waiting: true });
  expect(remainingOf(morning.run, settings, NOON + 9 * 60 * MINUTE)).toBe(50 * MINUTE);
  expect(resumeRun(morning.run, NOON).waiting).toBe(false);
});

test('[DW8] a distraction is noted in work only, and only when tracked', () => {
  const noted = noteDistraction(started, { id: 'd1', now: NOON }, settings);
  expect(noted.distractions).toEqual([{ id: 'd1', at: NOON, text: '', cycle: 0, intoMs: 0 }]);
  expect(noteDistraction(noted, { id: 'd1', now: NOON }, settings)).toBe(noted);
  const untracked = { ...settings, distractionTracking: false };
  expect(noteDistraction(started, { id: 'd1', now: NOON }, untracked)).toBe(started);
  const inBreak = advanceRun(started, settings, NOON + 50 * MINUTE).run;
  expect(noteDistraction(inBreak, { id: 'd1', now: NOON }, settings)).toBe(inBreak);
  expect(nameDistraction(noted, 'd1', ' Phone ').distractions[0]?.text).toBe('Phone');
});

test('[DW9] completed means stopped in work with time left', () => {
  expect(finishRun(started, settings, NOON + 20 * MINUTE)).toMatchObject({
    completed: true,
    cycles: 0,
    workMinutes: 20,
    duration: 50,
    endTime: NOON + 20 * MINUTE,
  });
  const inBreak = advanceRun(started, settings, NOON + 52 * MINUTE).run;
  expect(finishRun(inBreak, settings, NOON + 52 * MINUTE)).toMatchObject({
    completed: false,
    cycles: 1,
    workMinutes: 50,
  });
});

test('[DW10] a clock set back adds no time', () => {
  expect(remainingOf(started, settings, NOON - 60 * MINUTE)).toBe(50 * MINUTE);
});

test('[DW4] any order of pauses and looks keeps the sum of work exact', () => {
  let seed = 7;
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 200; round += 1) {
    let now = NOON;
    let run = startRun({ id: 'r', title: 'T', now }, settings);
    let worked = 0;
    while (worked < 40 * MINUTE) {
      const step = 1 + random(5 * MINUTE);
      if (run.endsAt !== null) worked += step;
      now += step;
      if (worked >= 50 * MINUTE) break;
      run = advanceRun(run, settings, now).run;
      if (random(3) === 0) run = run.endsAt === null ? resumeRun(run, now) : pauseRun(run, now);
    }
    expect(50 * MINUTE - remainingOf(run, settings, now)).toBe(worked);
  }
});
