import { memo } from 'react';
import { useDayRule } from '@plainday/data-preferences';
import { formatDay, type DayKey } from '@plainday/domain-calendar';
import { VisuallyHidden } from '@plainday/ui-components';
import { useDropZone } from '@plainday/ui-patterns/drop-zones';
import { HOUR_MS } from '@plainday/shared-utils';
import { trackedSeconds, type DayAgenda } from '../../model/agenda.logic';
import { cellName } from '../../model/words.logic';
import { DoneTick, EventMark, HabitDots, RepeatRing, TaskRing } from '../glyphs';
import { Cell } from './month-style';
import { TaskLines } from '../task-lines';

/** Rings in a cell of a phone, and the tracked time that fills the bar. */
const RINGS = 3;
const FULL_BAR_S = (8 * HOUR_MS) / 1000;

interface MonthCellProps {
  readonly day: DayKey;
  readonly agenda: DayAgenda;
  /** Of the month before or after. */
  readonly outside: boolean;
  readonly today: boolean;
  readonly active: boolean;
  /** A lifted task would be dropped here. */
  readonly isTarget: boolean;
  /** Epoch milliseconds, to the minute. */
  readonly now: number;
  readonly narrow: boolean;
  /** Lines that have room in it. */
  readonly lines: number;
}

function Rings({ agenda: { open, done, repeats, events } }: { readonly agenda: DayAgenda }) {
  const all = [
    ...open.slice(0, RINGS).map(({ id, priority }) => <TaskRing key={id} priority={priority} />),
    ...events.slice(0, RINGS).map(({ id, list }) => <EventMark key={id} $color={list?.color} />),
    ...done.slice(0, RINGS).map(({ id }) => <DoneTick key={id} />),
    ...repeats.slice(0, RINGS).map(({ id }) => <RepeatRing key={id} />),
  ];
  return <span className="rings">{all.slice(0, RINGS)}</span>;
}

/** A day of the month: number and habits, its tasks, and at the foot what was tracked. */
export const MonthCell = memo(function MonthCell(props: MonthCellProps) {
  const { day, agenda, outside, today, active, isTarget, now, narrow, lines } = props;
  const { zoneRef, cardId } = useDropZone(day);
  const seconds = trackedSeconds(agenda);
  const rule = useDayRule();
  const isFirst = day.endsWith('-01');

  return (
    <Cell
      ref={zoneRef}
      role="gridcell"
      tabIndex={active ? 0 : -1}
      aria-current={today ? 'date' : undefined}
      aria-selected={active}
      data-day={day}
      data-outside={outside || undefined}
      data-over={isTarget || cardId !== null || undefined}
    >
      <VisuallyHidden>{cellName(day, agenda, now, rule, today)}</VisuallyHidden>
      <div aria-hidden className="top">
        <span className="number">
          {isFirst && !narrow
            ? formatDay(day, { month: 'short', day: 'numeric' })
            : Number(day.slice(8))}
        </span>
        {!narrow && <HabitDots habits={agenda.habits} />}
      </div>
      <div aria-hidden>
        {narrow ? (
          <Rings agenda={agenda} />
        ) : (
          <TaskLines agenda={agenda} limit={lines} now={now} withEvents />
        )}
      </div>
      {seconds > 0 && (
        <div className="bar">
          <i style={{ width: `${Math.min(100, Math.max(6, (seconds / FULL_BAR_S) * 100))}%` }} />
        </div>
      )}
    </Cell>
  );
});
