import { useMemo } from 'react';
import { useDayRule } from '@plainday/data-preferences';
import { clockText, type DayKey } from '@plainday/domain-calendar';
import { VisuallyHidden } from '@plainday/ui-components';
import { useDropZone } from '@plainday/ui-patterns/drop-zones';
import { agendaOn } from '../../model/agenda.logic';
import {
  HOUR_PX,
  hourRange,
  hoursOf,
  SLOT_MINUTES,
  minutesWithin,
  wallMinutes,
  type DayHours,
} from '../../model/blocks.logic';
import { targetText, zoneOf } from '../../model/move.logic';
import type { BoardProps } from '../board';
import { Box, Hours } from './days-style';
import { HourBlock, placeOf } from './hour-block';

interface HourProps {
  readonly day: DayKey;
  readonly hour: number;
  readonly firstHour: number;
}

function Hour({ day, hour, firstHour }: HourProps) {
  const time = clockText((hour % 24) * 60);
  const { zoneRef, cardId } = useDropZone(zoneOf({ day, time }));
  return (
    <div
      ref={zoneRef}
      className="hour"
      data-hour={time}
      data-over={cardId !== null || undefined}
      style={{ top: (hour - firstHour) * HOUR_PX, height: HOUR_PX }}
    />
  );
}

interface DayColumnProps extends Pick<BoardProps, 'agenda' | 'lift' | 'now' | 'onResize'> {
  readonly day: DayKey;
  readonly hours: DayHours;
  readonly drawn: readonly number[];
  readonly isToday: boolean;
}

function DayColumn(props: DayColumnProps) {
  const { day, hours, drawn, isToday, agenda, lift, now, onResize } = props;
  const rule = useDayRule();
  const [firstHour = 0] = drawn;
  const { task, target } = lift;
  const from = minutesWithin(target?.time ?? '00:00', rule);

  return (
    <Hours role="gridcell" data-column={day} style={{ height: drawn.length * HOUR_PX }}>
      {drawn.map((hour) => (
        <Hour key={hour} day={day} hour={hour} firstHour={firstHour} />
      ))}
      {hours.blocks.map((block) => (
        <HourBlock
          key={`${block.kind} ${block.id}`}
          block={block}
          firstHour={firstHour}
          project={agenda.projectById.get(block.projectId ?? '')}
          onResize={onResize}
        />
      ))}
      {hours.more.map((more) => (
        <Box
          key={more.from}
          data-kind="more"
          data-more=""
          style={placeOf(more.from, more.from, firstHour)}
        >
          {`+${more.count} more`}
        </Box>
      ))}
      {task && target?.time && target.day === day && (
        <Box
          data-kind="target"
          style={{
            ...placeOf(from, from + (task.duration ?? SLOT_MINUTES), firstHour),
            insetInline: 3,
          }}
        >
          {`Move here: ${targetText(task, target, rule)}`}
        </Box>
      )}
      {isToday && (
        <div
          className="now"
          style={{ top: ((wallMinutes(now, day) - firstHour * 60) / 60) * HOUR_PX }}
        />
      )}
    </Hours>
  );
}

/** The hours of the days: what was tracked, what is planned, what will come again. */
export function HoursRow({ place, agenda, lift, today, now, onResize }: BoardProps) {
  const { days } = place;
  const { agendas } = agenda;
  const rule = useDayRule();
  const hours = useMemo(
    () => days.map((day) => hoursOf(agendaOn(agendas, day), day, rule)),
    [days, agendas, rule],
  );
  const [first, last] = hourRange(
    hours,
    days.includes(today) ? wallMinutes(now, today) : null,
    rule,
  );
  const { time } = lift.target ?? {};
  const lifted = time ? Math.floor(minutesWithin(time, rule) / 60) : first;
  const [from, to] = [Math.min(first, lifted), Math.max(last, lifted + 1)];
  const drawn = Array.from({ length: to - from }, (_, index) => from + index);

  return (
    <div role="row">
      <div role="rowheader">
        <VisuallyHidden>Hours</VisuallyHidden>
        <Hours as="div" aria-hidden style={{ height: drawn.length * HOUR_PX, margin: '-8px 0 0' }}>
          {drawn.slice(1).map((hour, index) => (
            <span key={hour} className="label" style={{ top: (index + 1) * HOUR_PX }}>
              {clockText((hour % 24) * 60)}
            </span>
          ))}
        </Hours>
      </div>
      {days.map((day, index) => (
        <DayColumn
          key={day}
          day={day}
          hours={hours[index] ?? { blocks: [], more: [] }}
          drawn={drawn}
          isToday={day === today}
          agenda={agenda}
          lift={lift}
          now={now}
          onResize={onResize}
        />
      ))}
    </div>
  );
}
