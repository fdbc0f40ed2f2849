import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import { timeOfDay } from '@plainday/domain-calendar';
import { hasTime, isOverdue } from '@plainday/domain-tasks';
import { countTasks, type DayAgenda } from '../model/agenda.logic';
import { DoneTick, EventMark, RepeatRing, TaskRing } from './glyphs';

const Line = styled.span`
  display: var(--task-line, flex);
  align-items: center;
  gap: 0 6px;
  min-width: 0;
  min-height: var(--row, 1.1875rem);
  color: var(--text);
  font: var(--type-caption);
  &[data-quiet] {
    color: var(--text-3);
  }
  &[data-drag-id] {
    cursor: grab;
  }
  > .title {
    overflow: hidden;
    flex: 1 1 3em;
    text-overflow: ellipsis;
    white-space: var(--title, nowrap);
    overflow-wrap: anywhere;
    @media print {
      white-space: normal;
    }
  }
  > :first-child {
    margin-inline-end: var(--mark-gap, 0);
  }
  > .late {
    white-space: nowrap;
    margin-inline-start: var(--mark-gap, 0);
    color: var(--red);
  }
  > .time {
    min-width: 44px;
    color: var(--text-3);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const More = styled.span`
  display: block;
  width: fit-content;
  white-space: nowrap;
  padding-inline: 16px;
  color: var(--text-2);
  font: 500 var(--type-tiny);
  line-height: 1.0625rem;
  cursor: pointer;
  &:hover {
    color: var(--accent-text);
    text-decoration: underline;
  }
`;

/** How many lines are left out; a click on it opens the day. */
export function MoreLines({ count }: { readonly count: number }) {
  return <More data-more="">{`+${count} more`}</More>;
}

interface TaskLinesProps {
  readonly agenda: DayAgenda;
  /** Lines at most; what is more is counted. */
  readonly limit: number;
  /** Epoch milliseconds, to the minute. */
  readonly now: number;
  /** Says the time of each, where there is room for it. */
  readonly times?: boolean;
  /** Entries of calendars of others stand among them: where they have no place of their own. */
  readonly withEvents?: boolean;
}

const NO_EVENTS: DayAgenda['events'] = [];

const clockOf = (iso: string | null) => (iso ? timeOfDay(Date.parse(iso)) : '');

/** The tasks of a day in a few lines: open ones first, then events, then what was done, then repeats to come. */
export function TaskLines({
  agenda,
  limit,
  now,
  times = false,
  withEvents = false,
}: TaskLinesProps) {
  const { open, done, repeats } = agenda;
  const events = withEvents ? agenda.events : NO_EVENTS;
  const left = countTasks(agenda) + events.length - limit;
  const room = (taken: number) => Math.max(0, limit - taken);
  const rule = useDayRule();
  const lines = [
    ...open.slice(0, limit).map((task) => (
      <Line key={task.id} data-drag-id={task.id} data-task-id={task.id}>
        <TaskRing priority={task.priority} />
        <span className="title" dir="auto">
          {task.title}
        </span>
        {isOverdue(task, now, rule) && <span className="late">late</span>}
        {times && hasTime(task) && <span className="time">{clockOf(task.due_date)}</span>}
      </Line>
    )),
    ...events.slice(0, room(open.length)).map(({ id, title, start = null, list }) => (
      <Line key={id} data-event="" data-quiet="">
        <EventMark $color={list?.color} />
        <span className="title" dir="auto">
          {start && `${clockOf(start)} `}
          {title}
        </span>
      </Line>
    )),
    ...done.slice(0, room(open.length + events.length)).map(({ id, title }) => (
      <Line key={id} data-task-id={id} data-quiet="">
        <DoneTick />
        <span className="title" dir="auto">
          {title}
        </span>
      </Line>
    )),
    ...repeats
      .slice(0, room(open.length + events.length + done.length))
      .map(({ id, task, due }) => (
        <Line key={id} data-task-id={id} data-quiet="">
          <RepeatRing />
          <span className="title" dir="auto">
            {task.title}
          </span>
          {times && hasTime(task) && <span className="time">{clockOf(due)}</span>}
        </Line>
      )),
  ];
  return (
    <>
      {lines}
      {left > 0 && <MoreLines count={left} />}
    </>
  );
}
