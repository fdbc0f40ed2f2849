import {
  dayKeyOf,
  daysBetween,
  timeOfDay,
  type DayKey,
  type DayRule,
} from '@plainday/domain-calendar';
import { hasTime } from '@plainday/domain-tasks';
import type { LayerItem } from '@plainday/federation-contract';
import { itemSeconds, type DayAgenda } from './agenda.logic';

/** Height of an hour in CSS pixels, and the least a block may have to keep its name readable. */
export const HOUR_PX = 35;
const LEAST_PX = 17;
/** Beside each other at most; what is more is counted. */
const LANES = 3;
/** A task without a duration takes this long. Minutes. */
export const SLOT_MINUTES = 30;

/** Something that takes time on a day. Minutes are those of the clock on the wall, after the midnight of the day. */
interface Taking {
  readonly id: string;
  readonly kind: 'tracked' | 'planned' | 'repeat' | 'event';
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly projectId: string | null;
  /** Of work, where it lies between: pauses belong to the stretch and not to it. */
  readonly seconds: number;
  /** The calendar of others that it stands in. */
  readonly list?: LayerItem['list'] | undefined;
  /** The open task, which can be moved. */
  readonly taskId?: string;
}

/** A piece of a day with its place beside others. */
export interface Block extends Taking {
  readonly lane: number;
  readonly lanes: number;
}

/** The hours of a day as they are drawn, and how many blocks found no room at an hour. */
export interface DayHours {
  readonly blocks: readonly Block[];
  readonly more: readonly { readonly from: number; readonly count: number }[];
}

const DAY_MINUTES = 24 * 60;

/** Minutes after the midnight of a day that the clock on the wall shows: more than a day's in the night after it. */
export function wallMinutes(instantMs: number, day: DayKey): number {
  const [hours = 0, minutes = 0] = timeOfDay(instantMs).split(':').map(Number);
  return daysBetween(day, dayKeyOf(instantMs)) * DAY_MINUTES + hours * 60 + minutes;
}

/** Where a time of day lies within a day that begins after midnight. Minutes after its midnight. */
export function minutesWithin(time: string, { dayStartMinutes }: DayRule): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const after = hours * 60 + minutes;
  return after < dayStartMinutes ? after + DAY_MINUTES : after;
}

function spent(kind: 'tracked' | 'event', item: LayerItem, day: DayKey, last: number): Taking[] {
  const [start, end] = [Date.parse(item.start ?? ''), Date.parse(item.end ?? '')];
  if (Number.isNaN(start) || Number.isNaN(end)) return [];
  const from = wallMinutes(start, day);
  // A clock that was set back must not turn a block around.
  const to = Math.min(last, Math.max(from, wallMinutes(end, day)));
  const { id, title, projectId = null, list } = item;
  return [{ id, kind, title, from, to, projectId, list, seconds: itemSeconds(item) }];
}

function takings(
  { open, repeats, tracked, events }: DayAgenda,
  day: DayKey,
  { dayStartMinutes }: DayRule,
): Taking[] {
  const last = DAY_MINUTES + dayStartMinutes;
  const slot = (due: string, minutes: number | null) => {
    const from = wallMinutes(Date.parse(due), day);
    const length = minutes ?? SLOT_MINUTES;
    return { from, to: Math.min(last, from + length), seconds: length * 60 };
  };
  return [
    ...tracked.flatMap((item) => spent('tracked', item, day, last)),
    ...events.flatMap((item) => spent('event', item, day, last)),
    ...open
      .filter(hasTime)
      .map(({ id, title, due_date, duration, project_id: projectId }): Taking => ({
        ...{ id, kind: 'planned', title, projectId, taskId: id },
        ...slot(due_date ?? '', duration),
      })),
    ...repeats
      .filter(({ task }) => hasTime(task))
      .map(({ id, task, due }): Taking => ({
        ...{ id, kind: 'repeat', title: task.title, projectId: task.project_id },
        ...slot(due, task.duration),
      })),
  ];
}

/** Where a block ends on the screen, in minutes. */
const seenEnd = ({ from, to }: Taking) => Math.max(to, from + (LEAST_PX / HOUR_PX) * 60);

/** Blocks that touch each other, side by side; each cluster shares the width by as many lanes as it needs. */
export function hoursOf(agenda: DayAgenda, day: DayKey, rule: DayRule): DayHours {
  const sorted = takings(agenda, day, rule).sort((a, b) => a.from - b.from || b.to - a.to);
  const blocks: Block[] = [];
  const more: { from: number; count: number }[] = [];
  let cluster: (Taking & { lane: number })[] = [];
  let ends: number[] = [];
  let left: Taking[] = [];

  function close() {
    blocks.push(...cluster.map((block) => ({ ...block, lanes: ends.length })));
    const [first] = left;
    if (first) more.push({ from: first.from, count: left.length });
    [cluster, ends, left] = [[], [], []];
  }

  for (const taking of sorted) {
    if (ends.length > 0 && taking.from >= Math.max(...ends)) close();
    const free = ends.findIndex((end) => end <= taking.from);
    const lane = free === -1 ? ends.length : free;
    if (lane >= LANES) {
      left.push(taking);
      continue;
    }
    ends[lane] = seenEnd(taking);
    cluster.push({ ...taking, lane });
  }
  close();
  return { blocks, more };
}

const [FIRST_HOUR, LAST_HOUR] = [8, 20];

/** The hours that are drawn: 8 to 20, earlier and later ones where something lies in them. */
export function hourRange(
  days: readonly DayHours[],
  nowMinutes: number | null,
  { dayStartMinutes }: DayRule,
): readonly [from: number, to: number] {
  const blocks = days.flatMap((day) => day.blocks);
  const starts = blocks.map(({ from }) => Math.floor(from / 60));
  const ends = blocks.map((block) =>
    Math.ceil(Math.min(DAY_MINUTES + dayStartMinutes, seenEnd(block)) / 60),
  );
  const now = nowMinutes === null ? [] : [Math.floor(nowMinutes / 60)];
  return [
    Math.min(FIRST_HOUR, ...starts, ...now),
    Math.max(LAST_HOUR, ...ends, ...now.map((hour) => hour + 1)),
  ];
}
