import { sumByDay, todayOf } from '@plainday/domain-calendar';
import * as deep from '../../../../apps/tools-time/src/modules/deep-work/model/deep-work.logic';
import {
  defaultDeepWorkSettings,
  type DeepWorkSession,
} from '../../../../apps/tools-time/src/modules/deep-work/model/deep-work.schema';
import { toTimeEntry as entryOfDeepWork } from '../../../../apps/tools-time/src/modules/deep-work/model/time-entry.logic';
import { lastSevenDays } from '../../../../apps/tools-time/src/modules/pomodoro/model/history.logic';
import * as pomodoroRules from '../../../../apps/tools-time/src/modules/pomodoro/model/pomodoro.logic';
import { emptyPomodoro } from '../../../../apps/tools-time/src/modules/pomodoro/model/pomodoro.schema';
import { toTimeEntry } from '../../../../apps/tools-time/src/modules/pomodoro/model/time-entry.logic';
import type { TimeSession } from '../../../../apps/tools-time/src/modules/time-tracker/model/session.schema';
import { daily, sum, type Figure, type Life, type Work } from '../life';
import { keyOf } from '../wall';

const MINUTE = 60_000;
/** Minutes of work, of a short and of a long break, and after how many stretches of work the long one comes. */
const [WORK, SHORT, LONG, INTERVAL] = [50, 10, 30, 3];

/** What a tool has done: its figures, the entries it saved, and the work that the model knows of them. */
export interface Lived {
  readonly figures: readonly Figure[];
  readonly entries: readonly TimeSession[];
  readonly work: readonly Work[];
}

/** Some focus sessions a day, some of them paused; half of them are saved as entries. */
export function pomodoro(life: Life): Lived {
  let state = emptyPomodoro;
  const work: Work[] = [];
  for (const day of life.days) {
    for (let round = life.chance(4); round > 0; round -= 1) {
      // From noon on an hour and a half apart, the last one of an evening person after midnight.
      const isNight = round === 3 && life.dayStartMinutes > 0;
      const from = life.at(day, isNight ? 1440 + 185 : 720 + round * 90);
      const paused = life.chance(2) * (isNight ? 15 : 25);
      const half = from + 10 * MINUTE;
      const to = from + (25 + paused) * MINUTE;
      const id = `pomodoro ${day} ${round}`;
      state = pomodoroRules.withStart(state, { id, now: from, endsAt: from + 25 * MINUTE });
      if (paused > 0) {
        state = pomodoroRules.withPause(state);
        const now = half + paused * MINUTE;
        state = pomodoroRules.withStart(state, { id: 'another', now, endsAt: to });
      }
      const end = pomodoroRules.reachedEnd(state, to + 1000);
      state = pomodoroRules.withEnd(state, end ?? { runId: '', at: 0 });
      // The break that follows is skipped by choosing the mode of before, focus first.
      state = pomodoroRules.withFocusOn(state, 'Write');
      work.push({ day, from, to, seconds: 25 * 60 });
    }
  }
  const figures = daily(life, (day, look) => {
    const seen = state.sessions.filter(({ endedAt }) => endedAt <= look.nowMs);
    const days = Array.from({ length: 7 }, (_, index) => day - 6 + index);
    return {
      'pomodoros of seven days': [
        lastSevenDays(seen, look.nowMs, look).map(({ day: key, count, minutes }) => [
          key,
          count,
          minutes,
        ]),
        days.map((one) => {
          const count = work.filter((run) => run.day === one).length;
          return [keyOf(one), count, count * 25];
        }),
      ],
    };
  });
  const entries = state.sessions
    .map(toTimeEntry)
    .filter((_, index) => index % 2 === 0)
    .map((entry) => ({ ...entry, user_id: 'u' }));
  const saved = new Set(entries.map(({ start_time }) => Date.parse(start_time)));
  return { figures, entries, work: work.filter(({ from }) => saved.has(from)) };
}

/** What a session of so many minutes comes to, without a pause. */
function deepWorkOf(minutes: number) {
  let [left, cycles, worked] = [minutes, 0, 0];
  for (;;) {
    const work = Math.min(left, WORK);
    worked += work;
    left -= work;
    if (work < WORK || left < 0) return { cycles, worked };
    cycles += 1;
    const rest = cycles % INTERVAL === 0 ? LONG : SHORT;
    if (left < rest) return { cycles, worked };
    left -= rest;
  }
}

/** A session every other day, watched every five minutes; all are saved as entries. */
export function deepWork(life: Life): Lived {
  const sessions: DeepWorkSession[] = [];
  const work: Work[] = [];
  const model: { day: number; cycles: number; worked: number; at: number }[] = [];
  for (const day of life.days.filter(() => life.chance(2) === 0)) {
    const minutes = 5 * (1 + life.chance(50));
    const from = life.at(day, 480);
    let run = deep.startRun(
      { id: `deep ${day}`, title: 'Thesis', now: from },
      defaultDeepWorkSettings,
    );
    for (let at = from; at <= from + minutes * MINUTE; at += 5 * MINUTE) {
      ({ run } = deep.advanceRun(run, defaultDeepWorkSettings, at));
    }
    const to = from + minutes * MINUTE;
    sessions.push(deep.finishRun(run, defaultDeepWorkSettings, to));
    const { cycles, worked } = deepWorkOf(minutes);
    model.push({ day, cycles, worked, at: to });
    work.push({ day, from, to, seconds: worked * 60 });
  }
  const figures = daily(life, (day, look) => {
    const seen = sessions.filter(({ endTime }) => endTime <= look.nowMs);
    const past = model.filter((one) => one.day <= day);
    const range = { from: keyOf(day - 6), to: todayOf(look) };
    return {
      cycles: [sum(seen.map(({ cycles }) => cycles)), sum(past.map(({ cycles }) => cycles))],
      'minutes of deep work': [
        sumByDay(
          seen,
          range,
          ({ endTime, workMinutes }) => ({ at: endTime, value: workMinutes }),
          look,
        ),
        past
          .filter((one) => one.day > day - 7)
          .map((one) => ({ day: keyOf(one.day), value: one.worked })),
      ],
    };
  });
  const entries = sessions.map((session) => ({ ...entryOfDeepWork(session), user_id: 'u' }));
  return { figures, entries, work };
}
