import type { FilledDay } from '../../../shared/days/days.logic';
import { formatDay, type DayKey } from '@plainday/domain-calendar';
import type { Task } from '@plainday/domain-tasks';
import { lazyPart, VisuallyHidden } from '@plainday/ui-components';
import { useDropZone } from '@plainday/ui-patterns/drop-zones';
import { AddRow } from '../../../shared/days/row/add-row';
import { DayRows } from '../../../shared/days/day-rows';
import type { DayPage } from '../../../shared/days/use-day-page';
import { DayRow } from '../../../shared/days/row/day-row';
import { placeText, type Habits } from '../../../shared/when/move.logic';
import type { RowProps } from '../../../shared/days/row-props';
import { dueTime, shortDuration } from '../../../shared/days/words.logic';
import { Fragment } from 'react';
import { ghostsBefore, type Ghost } from '../model/ghosts.logic';
import { afterMove, dateSaid, dayName, type Move } from '../model/upcoming.logic';
import { Add, DateNumber, Day, Gutter, Name, Slot, Sum } from './day-style';

const GhostRow = lazyPart(
  async () => (await import(/* webpackChunkName: "ghost-row" */ './ghost-row')).GhostRow,
);

interface DayGroupProps {
  readonly day: FilledDay;
  readonly today: DayKey;
  /** What comes again on it. */
  readonly ghosts: readonly Ghost[];
  readonly nowMs: number;
  readonly move: Move | null;
  readonly habits: Habits;
  readonly page: DayPage;
  readonly rowProps: (task: Task) => RowProps;
  readonly onAdd: () => void;
}

/** One day: its number and name, what it holds, and a place to drop on. */
export function DayGroup(props: DayGroupProps) {
  const { day, today, ghosts, nowMs, move, habits, page, rowProps, onAdd } = props;
  const { zoneRef } = useDropZone(day.key);
  const after = afterMove(day, move);
  const isTarget = move?.to === day.key;
  const date = Number(day.key.slice(-2));
  const name = dayName(day.key, today);
  const said = dateSaid(day.key);
  const places = ghosts.length > 0 ? ghostsBefore(day.tasks, ghosts, habits) : [];
  const again = (index: number) =>
    places[index]?.map((ghost) => (
      <GhostRow
        key={ghost.id}
        ghost={ghost}
        project={page.view.projectById.get(ghost.task.project_id ?? '')}
        day={said}
        nowMs={nowMs}
      />
    ));
  return (
    <Day
      ref={zoneRef}
      id={`day-${day.key}`}
      data-target={isTarget || undefined}
      aria-labelledby={`name-${day.key}`}
    >
      <Gutter>
        <DateNumber aria-hidden>{date}</DateNumber>
        <div>
          <Name id={`name-${day.key}`}>
            <span aria-hidden>{name}</span>
            <VisuallyHidden>{said}</VisuallyHidden>
          </Name>
          <Planned day={day} after={after} isTarget={isTarget} />
        </div>
      </Gutter>
      <div>
        <DayRows
          tasks={day.tasks}
          page={page}
          labelledBy={`name-${day.key}`}
          end={again(day.tasks.length)}
        >
          {(task, index, part) => (
            <Fragment key={task.id}>
              {again(index)}
              <DayRow {...rowProps(task)} part={part} time={dueTime(task)} />
            </Fragment>
          )}
        </DayRows>
        {isTarget && move ? (
          <Slot>{`Move here: ${placeText(move.task, day.key, habits)}`}</Slot>
        ) : (
          <Add>
            <AddRow label={`Add task for ${said}`} onAdd={onAdd} />
          </Add>
        )}
      </div>
    </Day>
  );
}

interface PlannedProps {
  readonly day: FilledDay;
  readonly after: number | null;
  readonly isTarget: boolean;
}

function Planned({ day, after, isTarget }: PlannedProps) {
  const { key, minutes, capacity } = day;
  const month = key.endsWith('-01') ? formatDay(key, { month: 'long' }) : '';
  if (after !== null && isTarget) {
    return (
      <Sum>
        <strong>{shortDuration(after)}</strong>
        {` of ${shortDuration(capacity)}`}
      </Sum>
    );
  }
  if (after !== null) {
    return (
      <Sum>
        {`${shortDuration(minutes)} → `}
        <strong>{shortDuration(after)}</strong>
      </Sum>
    );
  }
  const sum = minutes > 0 ? shortDuration(minutes) : '';
  const over = minutes > capacity ? `${shortDuration(minutes - capacity)} over` : '';
  const facts = [month, sum, over].filter((fact) => fact !== '');
  return facts.length > 0 ? <Sum $over={over !== ''}>{facts.join(' · ')}</Sum> : null;
}
