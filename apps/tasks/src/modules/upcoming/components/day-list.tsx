import type { Task } from '@plainday/domain-tasks';
import { DropZones, useDragSource, useDropState } from '@plainday/ui-patterns/drop-zones';
import type { RefObject } from 'react';
import { AddRow } from '../../../shared/days/row/add-row';
import { placeText } from '../../../shared/when/move.logic';
import { useRowProps } from '../../../shared/days/row-props';
import type { DayPage } from '../../../shared/days/use-day-page';
import { shortDuration } from '../../../shared/days/words.logic';
import { useGhosts } from '../hooks/use-ghosts';
import type { Upcoming } from '../hooks/use-upcoming';
import type { Ghost } from '../model/ghosts.logic';
import { useTaskPlaces } from '../../../shared/task-rows/places/use-task-places';
import { ClickedMenu } from '../../../shared/task-rows/row/clicked-menu';
import { useRowClicks } from '../../../shared/task-rows/row/use-row-clicks';
import { useSwipes } from '../../../shared/task-rows/swipe/use-swipes';
import { dateSaid, dayName, nothingText, stretchesOf, type Move } from '../model/upcoming.logic';
import { Bars } from './bars';
import { DayGroup } from './day-group';
import { FoldedDays } from './folded-days';
import { Days, Lifted, Tomorrow } from './upcoming-style';

interface DayListProps {
  readonly upcoming: Upcoming;
  readonly page: DayPage;
  readonly list: RefObject<HTMLDivElement | null>;
  /** What is moved by keys. */
  readonly lifted: Move | null;
  readonly onMove: (task: Task, key: string) => void;
  readonly onAdd: (key: string) => void;
}

const NONE: readonly Ghost[] = [];

/** A day, or the bar of one: both are the same place to drop on. */
const dayOfZone = (zone: string) => zone.replace(/^bar /, '');

/** The days, with tasks that are dragged from one to another. */
export function DayList(props: DayListProps) {
  const { upcoming, page, onMove } = props;
  const places = useTaskPlaces(page.view, page.port);
  const taskOf = (id: string) => upcoming.shown.find((task) => task.id === id);

  return (
    <DropZones
      places={places}
      onDrop={(id, zone) => {
        const task = taskOf(id);
        if (task) onMove(task, dayOfZone(zone));
      }}
      sayOver={(id, zone) => {
        const task = taskOf(id);
        return task ? `Move here: ${placeText(task, dayOfZone(zone), upcoming.habits)}` : '';
      }}
      renderOverlay={(id) => {
        const task = taskOf(id);
        return (
          task && (
            <Lifted>
              <span dir="auto">{task.title}</span>
              {task.duration !== null && <small>{shortDuration(task.duration)}</small>}
            </Lifted>
          )
        );
      }}
    >
      <Groups {...props} />
    </DropZones>
  );
}

function Groups({ upcoming, page, list, lifted, onAdd }: DayListProps) {
  const { data, days, habits, today, nowMs, shown } = upcoming;
  const ghosts = useGhosts(data.tasks, days, habits.dayStartMinutes);
  const rowProps = useRowProps(page, nowMs, lifted?.task.id);
  const source = useDragSource();
  const { menu, closeMenu, ...clicks } = useRowClicks(shown);
  const dragged = useDropState();
  useSwipes(page.view, list, dragged.cardId);
  const task = shown.find(({ id }) => id === dragged.cardId);
  const move = task
    ? { task, to: dragged.zoneId === null ? null : dayOfZone(dragged.zoneId) }
    : lifted;
  const first = days[0]?.key ?? '';
  const stretches = stretchesOf(days, ({ key, tasks }) => tasks.length === 0 && !ghosts.has(key));
  const isTimed = days.some(({ minutes }) => minutes > 0);

  return (
    <>
      {isTimed && <Bars days={days} move={move} />}
      <Days $timed={isTimed} ref={list} onFocus={page.handleFocus} {...source} {...clicks}>
        <Tomorrow>
          <AddRow
            label={`Add task for ${dayName(first, today) === 'Tomorrow' ? 'tomorrow' : dateSaid(first)}`}
            onAdd={() => onAdd(first)}
          />
        </Tomorrow>
        {stretches.map(({ days: some, isEmpty }, index) =>
          isEmpty ? (
            <FoldedDays
              key={some[0]?.key}
              days={some}
              text={nothingText(some, stretches[index + 1]?.days[0], today)}
              move={move}
              habits={habits}
              onAdd={onAdd}
            />
          ) : (
            some.map((day) => (
              <DayGroup
                key={day.key}
                day={day}
                today={today}
                ghosts={ghosts.get(day.key) ?? NONE}
                nowMs={nowMs}
                move={move}
                habits={habits}
                page={page}
                rowProps={rowProps}
                onAdd={() => onAdd(day.key)}
              />
            ))
          ),
        )}
      </Days>
      <ClickedMenu menu={menu} view={page.view} nowMs={nowMs} isKeyless onClose={closeMenu} />
    </>
  );
}
