import {
  addDays,
  dayKeyOf,
  formatDay,
  instantOf,
  timeOfDay,
  type DayKey,
} from '@plainday/domain-calendar';
import { HOUR_MS, isBlank } from '@plainday/shared-utils';
import type { ShellTimer, TimerGap } from '@plainday/federation-contract';
import type { Running, TimeSession, TrackerState } from './session.schema';

/** Of the timer in the shell: the module's id. */
export const TIMER_ID = 'time-tracker';

/** After this long without a word, 'Still working?' asks. */
const ASK_AFTER_MS = 4 * HOUR_MS;

/** What a timer is started for. */
export interface StartRequest {
  readonly id: string;
  readonly taskName: string;
  readonly projectId: string | null;
  readonly taskId?: string | null;
  readonly now: number;
}

/** Runs from now on, with an empty form behind it. A blank name, or a timer that runs, changes nothing. */
export function withStart(state: TrackerState, request: StartRequest): TrackerState {
  const next = withRun(state, request);
  return next === state ? state : { ...next, draft: { taskName: '', projectId: null } };
}

/** Runs from now on for something that was not typed into the form: what is there stays. */
export function withRun(state: TrackerState, request: StartRequest): TrackerState {
  if (state.running || isBlank(request.taskName)) return state;
  const { id, taskName, projectId, taskId = null, now } = request;
  return {
    ...state,
    running: { id, taskName: taskName.trim(), projectId, taskId, startedAt: now },
  };
}

/** What the header and the tab's title show of it. */
export function shellTimerOf(running: Running): ShellTimer {
  const { taskName, startedAt } = running;
  const worked = startedAt + leftOutMs(running);
  return { id: TIMER_ID, label: taskName, endsAt: null, remainingMs: null, startedAt: worked };
}

/** How much of what runs was no work, up to an end. Milliseconds. */
function leftOutMs({ startedAt, leftOut = [] }: Running, end = Infinity): number {
  const parts = leftOut.map(({ from, to }) => Math.min(to, end) - Math.max(from, startedAt));
  return parts.reduce((sum, part) => sum + Math.max(0, part), 0);
}

/** The work of what runs, up to an end. Milliseconds. */
export function workedMs(running: Running, end: number): number {
  return Math.max(0, end - running.startedAt - leftOutMs(running, end));
}

/** What runs by the shell's timer, which was moved where the clock of the device was set back. */
export function runByTimer(running: Running, startedAt?: number): Running {
  if (startedAt === undefined) return running;
  return { ...running, startedAt: startedAt - leftOutMs(running) };
}

/** Stopped, if this is what runs: a tab that sees the same stop later changes nothing. */
export function withStop(state: TrackerState, id: string): TrackerState {
  return state.running?.id === id ? { ...state, running: null } : state;
}

/** Another name or project for what runs; a blank name keeps the one it had. */
export function withRunning(
  state: TrackerState,
  changes: Partial<Pick<Running, 'taskName' | 'projectId' | 'confirmedAt' | 'leftOut'>>,
): TrackerState {
  if (!state.running) return state;
  const taskName = isBlank(changes.taskName ?? '') ? state.running.taskName : changes.taskName;
  const running = { ...state.running, ...changes, taskName: (taskName ?? '').trim() };
  return { ...state, running };
}

/** The entry of what ran. A clock that was set back makes it empty, never negative. */
export function toEntry(running: Running, endedAt: number, userId: string): TimeSession {
  const to = Math.max(running.startedAt, endedAt);
  return {
    id: running.id,
    user_id: userId,
    task_name: running.taskName,
    project_id: running.projectId,
    task_id: running.taskId,
    start_time: new Date(running.startedAt).toISOString(),
    end_time: new Date(to).toISOString(),
    duration: Math.round(workedMs(running, to) / 1000),
    notes: null,
  };
}

/** The first stretch in which the device was asleep that nobody has answered for. */
export function unansweredGap(running: Running, timer: ShellTimer | null): TimerGap | undefined {
  const since = running.confirmedAt ?? running.startedAt;
  return timer?.away?.find(({ from, to }) => from < to && to > since);
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** A stretch as the clock on the wall has shown it: `from 13:00 to 16:00`, with its first day where it has two. */
export function gapText({ from, to }: TimerGap, timeZone?: string): string {
  const [first, last] = [dayKeyOf(from, timeZone), dayKeyOf(to, timeZone)];
  const day = first === last ? '' : `${formatDay(first, DAY)}, `;
  return `from ${day}${timeOfDay(from, timeZone)} to ${timeOfDay(to, timeZone)}`;
}

/** Whether to ask if somebody is still working. */
export function shouldAsk({ startedAt, confirmedAt }: Running, now: number): boolean {
  return now - (confirmedAt ?? startedAt) >= ASK_AFTER_MS;
}

/** The day on which the clock first shows a time after the start of what runs. */
export function firstDayOf({ startedAt }: Running, time: string, timeZone?: string): DayKey {
  const day = dayKeyOf(startedAt, timeZone);
  return instantOf(day, time, timeZone, startedAt) > startedAt ? day : addDays(day, 1);
}

/** When what runs has ended, by the clock on the wall; or why it cannot have ended then. */
export function endAt(
  { startedAt }: Running,
  { day, time }: { readonly day: DayKey; readonly time: string },
  now: number,
  timeZone?: string,
): { readonly end: number } | { readonly error: string } {
  const end = instantOf(day, time, timeZone, startedAt);
  if (end > now) return { error: 'That time is in the future' };
  if (end < startedAt) return { error: 'It had not started by then' };
  return { end };
}
