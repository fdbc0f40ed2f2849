import { useLayoutEffect, useRef } from 'react';
import { useDayRule } from '@plainday/data-preferences';
import { formatDay, type DayKey } from '@plainday/domain-calendar';
import type { LayerItem } from '@plainday/federation-contract';
import { VisuallyHidden } from '@plainday/ui-components';
import { usePrinted } from '@plainday/ui-patterns';
import { useDragSource, useDropZone } from '@plainday/ui-patterns/drop-zones';
import { durationOf } from '../../../../shared/duration.logic';
import { ACTIVE_DAY, useFollowActive } from '../../hooks/use-follow-active';
import { agendaOn, trackedSeconds, type DayAgenda } from '../../model/agenda.logic';
import { rangeTitle } from '../../model/range.logic';
import { cellName } from '../../model/words.logic';
import type { BoardProps } from '../board';
import { DaysFrame, Head } from './days-style';
import { EventMark, HabitDots } from '../glyphs';
import { HoursRow } from './hours-row';
import { MoreLines, TaskLines } from '../task-lines';

/** Lines of a band at most (CV2): of a day in the week, and of a day alone where its hours would be pushed away. */
const WEEK_LINES = 3;
const PHONE_LINES = 2;

const isWholeDay = ({ start }: LayerItem) => start === undefined;

interface BandProps {
  readonly day: DayKey;
  readonly agenda: DayAgenda;
  /** Lines at most. */
  readonly limit: number;
}

interface TaskBandProps extends BandProps {
  readonly alone: boolean;
  readonly now: number;
}

function TaskBand({ day, agenda, limit, alone, now }: TaskBandProps) {
  const { zoneRef, cardId } = useDropZone(day);
  return (
    <div
      ref={zoneRef}
      role="gridcell"
      className="band tasks"
      data-column={day}
      data-over={cardId !== null || undefined}
    >
      <TaskLines agenda={agenda} limit={limit} now={now} times={alone} />
    </div>
  );
}

function EventBand({ day, agenda, limit }: BandProps) {
  const events = agenda.events.filter(isWholeDay);
  const left = events.length - limit;
  return (
    <div role="gridcell" className="events" data-column={day}>
      {events.slice(0, limit).map(({ id, title, list }) => (
        <span key={id} data-event="" data-tip={list && `${title}, ${list.name}`}>
          <EventMark aria-hidden $color={list?.color} />
          <span dir="auto">{title}</span>
        </span>
      ))}
      {left > 0 && <MoreLines count={left} />}
    </div>
  );
}

/** A day or a week as bands, one per layer: what is switched off takes its band with it. */
export function DaysView(props: BoardProps) {
  const { place, agenda, today, now, layers, narrow, onKeyDown, onClick } = props;
  const { days, active, mode, anchor } = place;
  const columns = days.map((day) => ({ day, agenda: agendaOn(agenda.agendas, day) }));
  const frame = useRef<HTMLDivElement>(null);
  // Where the week is wider than the screen, it opens at the day one came for.
  useLayoutEffect(() => {
    const [box, head] = [frame.current, frame.current?.querySelector<HTMLElement>(ACTIVE_DAY)];
    const [gutter] = head?.parentElement?.children ?? [];
    if (!box || !head || !gutter) return;
    box.scrollLeft += head.getBoundingClientRect().left - gutter.getBoundingClientRect().right;
  }, [anchor, mode]);
  const rule = useDayRule();
  const isPrinted = usePrinted();
  const alone = mode === 'daily';
  const dayLines = narrow ? PHONE_LINES : Infinity;
  const limit = isPrinted ? Infinity : alone ? dayLines : WEEK_LINES;
  const has = (...names: typeof layers) => names.some((name) => layers.includes(name));

  return (
    <DaysFrame ref={frame} $days={days.length}>
      <div
        {...useFollowActive(place)}
        {...useDragSource()}
        role="grid"
        aria-label={rangeTitle(mode, anchor)}
        data-turns-pages=""
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div role="row">
          <div role="columnheader">
            <VisuallyHidden>Layer</VisuallyHidden>
          </div>
          {columns.map(({ day, agenda: on }, index) => {
            const seconds = trackedSeconds(on);
            return (
              <Head
                key={index}
                role="gridcell"
                tabIndex={day === active ? 0 : -1}
                aria-current={day === today ? 'date' : undefined}
                aria-selected={day === active}
                data-day={day}
              >
                <VisuallyHidden>{cellName(day, on, now, rule, day === today)}</VisuallyHidden>
                <span aria-hidden className="number">
                  {Number(day.slice(8))}
                </span>
                <span aria-hidden>{formatDay(day, { weekday: 'short' })}</span>
                {seconds > 0 && (
                  <span aria-hidden className="total">
                    {durationOf(seconds)}
                  </span>
                )}
              </Head>
            );
          })}
        </div>
        {has('tasks', 'repeats') && (
          <div role="row">
            <div role="rowheader">Tasks</div>
            {columns.map(({ day, agenda: on }) => (
              <TaskBand key={day} {...{ day, limit, alone, now }} agenda={on} />
            ))}
          </div>
        )}
        {columns.some(({ agenda: { events } }) => events.some(isWholeDay)) && (
          <div role="row">
            <div role="rowheader">All day</div>
            {columns.map(({ day, agenda: on }) => (
              <EventBand key={day} {...{ day, limit }} agenda={on} />
            ))}
          </div>
        )}
        {has('habits') && (
          <div role="row">
            <div role="rowheader">Habits</div>
            {columns.map(({ day, agenda: { habits } }) => (
              <div key={day} role="gridcell" className="habits" data-column={day}>
                {habits.length > 0 && (
                  <>
                    <HabitDots habits={habits} />
                    {`${habits.filter(({ done }) => done).length} of ${habits.length}`}
                  </>
                )}
              </div>
            ))}
          </div>
        )}
        <HoursRow {...props} />
      </div>
    </DaysFrame>
  );
}
