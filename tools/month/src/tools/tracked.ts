import { todayOf } from '@plainday/domain-calendar';
import {
  agendaByDay,
  agendaOn,
  trackedSeconds,
} from '../../../../apps/tools-time/src/modules/calendar/model/agenda.logic';
import * as totals from '../../../../apps/tools-time/src/modules/time-tracker/model/day-totals.logic';
import {
  minutesByDay,
  trackedItems,
} from '../../../../apps/tools-time/src/modules/time-tracker/model/offers.logic';
import {
  toEntry,
  withRunning,
  withStart,
} from '../../../../apps/tools-time/src/modules/time-tracker/model/running.logic';
import {
  emptyTracker,
  type TimeSession,
} from '../../../../apps/tools-time/src/modules/time-tracker/model/session.schema';
import { daily, sum, type Figure, type Life, type Work } from '../life';
import { keyOf, mondayOf } from '../wall';
import type { Lived } from './timers';

const PROJECTS = [null, 'house', 'work'] as const;

interface ProjectWork extends Work {
  readonly projectId: string | null;
}

/** Three stretches a day: one in the morning with a gap, one in the evening, one over the end of the day. */
function track(life: Life): { entries: TimeSession[]; work: ProjectWork[] } {
  const entries: TimeSession[] = [];
  const work: ProjectWork[] = [];
  const end = 1440 + life.dayStartMinutes;
  for (const day of life.days) {
    const spans = [
      [540 + life.chance(60), 660 + life.chance(40), life.chance(30)],
      [1100 + life.chance(60), 1200 + life.chance(60), 0],
      [end - 1 - life.chance(50), end + life.chance(50), 0],
    ] as const;
    spans.forEach(([first, last, gap], index) => {
      const [from, to] = [life.at(day, first), life.at(day, last)];
      const projectId = PROJECTS[life.chance(3)] ?? null;
      const id = `entry ${day} ${index}`;
      let state = withStart(emptyTracker, { id, taskName: 'Write', projectId, now: from });
      if (gap > 0) {
        const leftOut = [{ from: from + 600_000, to: from + 600_000 + gap * 60_000 }];
        state = withRunning(state, { leftOut });
      }
      if (state.running) entries.push(toEntry(state.running, to, 'u'));
      work.push({ day, from, to, seconds: (to - from) / 1000 - gap * 60, projectId });
    });
  }
  return { entries, work };
}

/** Seconds of work that fall on a day: over its end they are split as the clock is. */
function secondsOf(life: Life, { day, from, to, seconds }: Work, on: number): number {
  const end = life.at(day, 1440 + life.dayStartMinutes);
  const before = to <= end ? seconds : Math.round((seconds * (end - from)) / (to - from));
  if (on === day) return before;
  return on === day + 1 ? seconds - before : 0;
}

/** The time tracker and the calendar's totals, with what Pomodoro and Deep Work have saved. */
export function tracked(life: Life, others: readonly Lived[]): Figure[] {
  const own = track(life);
  const entries = [...own.entries, ...others.flatMap((other) => other.entries)];
  const saved = others.flatMap((other) => other.work.map((one) => ({ ...one, projectId: null })));
  const work: readonly ProjectWork[] = [...own.work, ...saved];

  return daily(life, (day, look) => {
    const today = todayOf(look);
    const monday = mondayOf(day);
    // What a page reads: this week, and what may reach into it.
    const since = life.at(monday - 2, 720);
    const isSeen = (from: number) => from > since && from <= look.nowMs;
    const seen = entries.filter(({ start_time }) => isSeen(Date.parse(start_time)));
    const known = work.filter(({ from }) => isSeen(from));
    const week = Array.from({ length: 7 }, (_, index) => monday + index);
    const on = (one: number, of = known) => sum(of.map((entry) => secondsOf(life, entry, one)));
    const range = { from: keyOf(monday), to: keyOf(monday + 6) };
    const byProject = PROJECTS.map((projectId) => ({
      projectId,
      total: sum(
        week.map((one) =>
          on(
            one,
            known.filter((entry) => entry.projectId === projectId),
          ),
        ),
      ),
    })).filter(({ total }) => total > 0);
    const agenda = agendaByDay({ tracked: trackedItems(seen, range, look) }, look);
    const order = (a: { projectId: string | null }, b: { projectId: string | null }) =>
      String(a.projectId).localeCompare(String(b.projectId));
    return {
      'total of the day': [totals.secondsInDay(seen, today, look), on(day)],
      'week by project': [
        totals
          .weekByProject(seen, today, look)
          .map(({ projectId, total }) => ({ projectId, total }))
          .sort(order),
        [...byProject].sort(order),
      ],
      'minutes for goals': [
        minutesByDay(seen, range, look),
        week
          .map((one) => ({ day: keyOf(one), value: Math.round(on(one) / 60) }))
          .filter(({ value }) => value > 0),
      ],
      'calendar, by day': [
        week.map((one) => trackedSeconds(agendaOn(agenda, keyOf(one)))),
        week.map((one) => on(one)),
      ],
    };
  });
}
