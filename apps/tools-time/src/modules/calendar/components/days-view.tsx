import { formatDay, type DayKey } from '@plainday/domain-calendar';
import { VisuallyHidden } from '@plainday/ui-components';
import { useDragSource, useDropZone } from '@plainday/ui-patterns/drop-zones';
import { durationOf } from '../../../shared/duration.logic';
import { useFollowActive } from '../hooks/use-follow-active';
import { agendaOn, trackedSeconds, type DayAgenda } from '../model/agenda.logic';
import { rangeTitle } from '../model/range.logic';
import { cellName } from '../model/words.logic';
import type { BoardProps } from './board';
import { DaysFrame, Head } from './days-style';
import { HabitDots } from './glyphs';
import { HoursRow } from './hours-row';
import { TaskLines } from './task-lines';

/** Tasks a day of the week shows at most (CV2); a day alone shows all of them. */
const WEEK_LINES = 3;

interface BandProps {
  readonly day: DayKey;
  readonly agenda: DayAgenda;
  readonly limit: number;
  readonly now: number;
}

function TaskBand({ day, agenda, limit, now }: BandProps) {
  const { zoneRef, cardId } = useDropZone(day);
  return (
    <div
      ref={zoneRef}
      role="gridcell"
      className="band tasks"
      data-column={day}
      data-over={cardId !== null || undefined}
    >
      <TaskLines agenda={agenda} limit={limit} now={now} />
    </div>
  );
}

/** A day or a week as bands, one per layer: what is switched off takes its band with it. */
export function DaysView(props: BoardProps) {
  const { place, agenda, today, now, layers, onKeyDown, onClick } = props;
  const { days, active, mode, anchor } = place;
  const columns = days.map((day) => ({ day, agenda: agendaOn(agenda.agendas, day) }));
  const has = (...names: typeof layers) => names.some((name) => layers.includes(name));

  return (
    <DaysFrame $days={days.length}>
      <div
        {...useFollowActive(active)}
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
                aria-label={cellName(day, on, now)}
                aria-current={day === today ? 'date' : undefined}
                aria-selected={day === active}
                data-day={day}
              >
                <span className="number">{Number(day.slice(8))}</span>
                {formatDay(day, { weekday: 'short' })}
                {seconds > 0 && <span className="total">{durationOf(seconds)}</span>}
              </Head>
            );
          })}
        </div>
        {has('tasks', 'repeats') && (
          <div role="row">
            <div role="rowheader">Tasks</div>
            {columns.map(({ day, agenda: on }) => (
              <TaskBand
                key={day}
                day={day}
                agenda={on}
                limit={mode === 'daily' ? Infinity : WEEK_LINES}
                now={now}
              />
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
