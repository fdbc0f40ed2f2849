import { daysOfWeek, formatDay } from '@plainday/domain-calendar';
import { useDragSource } from '@plainday/ui-patterns/drop-zones';
import { useFollowActive } from '../../hooks/use-follow-active';
import { useLines } from '../../hooks/use-lines';
import { agendaOn } from '../../model/agenda.logic';
import { rangeTitle } from '../../model/range.logic';
import type { BoardProps } from '../board';
import { MonthCell } from './month-cell';
import { MonthFrame } from './month-style';

/** Six weeks as a grid of days (CV1, CV3). */
export function MonthGrid(props: BoardProps) {
  const { place, agenda, lift, today, now, narrow, onKeyDown, onClick } = props;
  const { days, anchor, active } = place;
  const lines = useLines(days.length / 7);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );

  return (
    <MonthFrame
      {...useFollowActive(place)}
      {...useDragSource()}
      $weeks={weeks.length}
      role="grid"
      aria-label={rangeTitle('monthly', anchor)}
      data-turns-pages=""
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="row">
        {daysOfWeek(anchor).map((day, index) => (
          <div key={index} role="columnheader" aria-label={formatDay(day, { weekday: 'long' })}>
            {formatDay(day, { weekday: narrow ? 'narrow' : 'short' })}
          </div>
        ))}
      </div>
      {weeks.map((week, index) => (
        <div key={index} role="row">
          {week.map((day, at) => (
            <MonthCell
              key={at}
              day={day}
              agenda={agendaOn(agenda.agendas, day)}
              outside={!day.startsWith(anchor.slice(0, 7))}
              today={day === today}
              active={day === active}
              isTarget={lift.target?.day === day}
              now={now}
              narrow={narrow}
              lines={lines}
            />
          ))}
        </div>
      ))}
    </MonthFrame>
  );
}
