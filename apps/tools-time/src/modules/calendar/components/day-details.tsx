import { useRef } from 'react';
import { styled } from 'styled-components';
import { Hourglass, Move, Plus } from 'lucide';
import { useDayRule } from '@plainday/data-preferences';
import { timeOfDay, type DayKey } from '@plainday/domain-calendar';
import { hasTime, isOverdue, type Task } from '@plainday/domain-tasks';
import { useShell, type Selection } from '@plainday/federation-contract';
import { Button, Checkbox, IconButton, MenuButton, ProjectDot } from '@plainday/ui-components';
import { useFocusHome, useLimit } from '@plainday/ui-patterns';
import { durationOf } from '../../../shared/duration.logic';
import type { Agenda } from '../hooks/use-agenda';
import {
  agendaOn,
  countTasks,
  itemSeconds,
  trackedSeconds,
  type DayAgenda,
} from '../model/agenda.logic';
import { lengthsFor } from '../model/resize.logic';
import { dayName } from '../model/words.logic';
import { DoneTick, EventMark, HabitDots, RepeatRing } from './glyphs';

const Panel = styled.div`
  width: min(328px, 100%);
  h3 {
    margin-bottom: 6px;
    font: 600 var(--type-subheading);
  }
  h4 {
    display: flex;
    justify-content: space-between;
    margin: 12px 0 2px;
    color: var(--text-3);
    font: 500 var(--type-caption);
  }
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 34px;
    font: var(--type-small);
  }
  p {
    padding: 6px 0;
    color: var(--text-3);
    font: var(--type-small);
  }
  > button {
    margin-top: 10px;
  }
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const TaskLink = styled.a`
  flex: 1;
  min-width: 0;
  color: inherit;
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Facts = styled.span<{ readonly $late?: boolean }>`
  color: ${({ $late }) => ($late ? 'var(--red)' : 'var(--text-3)')};
  font: var(--type-caption);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** What stands where open tasks have their tick. */
const Mark = styled.span`
  display: grid;
  width: 20px;
  place-items: center;
  flex-shrink: 0;
`;

/** Tasks drawn at first; a day with very many stays quick to open. */
const FIRST = 60;

export interface DayDetailsProps {
  readonly day: DayKey;
  readonly agenda: Agenda;
  readonly now: number;
  readonly onComplete: (task: Task) => void;
  /** Gives a task another length, in minutes. */
  readonly onResize: (task: Task, minutes: number | null) => void;
  readonly onLift: (task: Task) => void;
  readonly onAdd: (day: DayKey) => void;
}

function listOf({ project_id, deleted_at }: Task): Selection {
  if (deleted_at !== null) return { kind: 'trash' };
  return project_id === null ? { kind: 'all' } : { kind: 'project', projectId: project_id };
}

const clockOf = (iso: string | null | undefined) => (iso ? timeOfDay(Date.parse(iso)) : '');

function OpenTask({ task, ...props }: Omit<DayDetailsProps, 'day'> & { readonly task: Task }) {
  const { agenda, now, onComplete, onResize, onLift } = props;
  const { hrefOf, navigate } = useShell();
  const { id, title, priority, duration, project_id } = task;
  const isLate = isOverdue(task, now, useDayRule());
  const to = { ...listOf(task), taskId: id } as Selection;
  const project = project_id === null ? undefined : agenda.projectById.get(project_id);
  return (
    <li>
      <Checkbox
        priority={priority}
        checked={false}
        label={`Complete ${title}`}
        data-control="complete"
        onChange={() => onComplete(task)}
      />
      <TaskLink
        dir="auto"
        href={hrefOf(to)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          navigate(to);
        }}
      >
        {title}
      </TaskLink>
      {project && <ProjectDot color={project.color} />}
      <Facts $late={isLate}>
        {[
          [isLate && 'late', hasTime(task) && clockOf(task.due_date)].filter(Boolean).join(' '),
          duration !== null && durationOf(duration * 60),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Facts>
      <MenuButton
        label={`Duration of ${title}`}
        icon={Hourglass}
        align="end"
        size={28}
        iconSize={16}
        compact
        items={() =>
          lengthsFor(task).map((minutes) => ({
            label: minutes === null ? 'No duration' : durationOf(minutes * 60),
            checked: minutes === duration,
            onSelect: () => onResize(task, minutes),
          }))
        }
      />
      <IconButton
        label={`Move ${title}`}
        icon={Move}
        size={28}
        iconSize={16}
        compact
        data-control="move"
        onClick={() => onLift(task)}
      />
    </li>
  );
}

function Events({ events }: Pick<DayAgenda, 'events'>) {
  if (events.length === 0) return null;
  return (
    <>
      <h4>Calendars</h4>
      <ul>
        {events.map(({ id, title, start, end, list }) => (
          <li key={id}>
            <Mark>
              <EventMark aria-hidden $color={list?.color} />
            </Mark>
            <Text dir="auto">
              {title}
              <Facts>{` ${list?.name ?? ''}`}</Facts>
            </Text>
            <Facts>{start ? `${clockOf(start)}–${clockOf(end)}` : 'all day'}</Facts>
          </li>
        ))}
      </ul>
    </>
  );
}

function Behind({ agenda, on }: { readonly agenda: Agenda; readonly on: DayAgenda }) {
  return (
    <>
      {on.tracked.length > 0 && (
        <>
          <h4>
            Tracked time <span>{durationOf(trackedSeconds(on))}</span>
          </h4>
          <ul>
            {on.tracked.map((item) => (
              <li key={item.id}>
                <Mark>
                  <ProjectDot
                    color={agenda.projectById.get(item.projectId ?? '')?.color ?? 'var(--control)'}
                  />
                </Mark>
                <Text dir="auto">{item.title}</Text>
                <Facts>
                  {`${clockOf(item.start)}–${clockOf(item.end)} · ${durationOf(itemSeconds(item))}`}
                </Facts>
              </li>
            ))}
          </ul>
        </>
      )}
      {on.habits.length > 0 && (
        <>
          <h4>Habits</h4>
          <ul>
            {on.habits.map((habit) => (
              <li key={habit.id}>
                <Mark>
                  <HabitDots habits={[habit]} />
                </Mark>
                <Text dir="auto">{habit.title}</Text>
                <Facts>{habit.done ? 'done' : 'not done'}</Facts>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Everything that stands on a day, and what can be done with it. */
export function DayDetails(props: DayDetailsProps) {
  const { day, agenda, onAdd } = props;
  const on = agendaOn(agenda.agendas, day);
  const [limit, showAll] = useLimit(FIRST);
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  useFocusHome(list, add);
  const isEmpty = countTasks(on) + on.tracked.length + on.habits.length + on.events.length === 0;

  return (
    <Panel>
      <h3>{dayName(day)}</h3>
      {isEmpty && <p>Nothing on this day.</p>}
      <ul ref={list} role="list" aria-label="Tasks">
        {on.open.slice(0, limit).map((task) => (
          <OpenTask key={task.id} {...props} task={task} />
        ))}
        {on.done.slice(0, limit).map(({ id, title }) => (
          <li key={id}>
            <Mark>
              <DoneTick />
            </Mark>
            <Text dir="auto">{title}</Text>
            <Facts>completed</Facts>
          </li>
        ))}
        {on.repeats.slice(0, limit).map(({ id, task, due }) => (
          <li key={id}>
            <Mark>
              <RepeatRing />
            </Mark>
            <Text dir="auto">{task.title}</Text>
            <Facts>{hasTime(task) ? `repeats ${clockOf(due)}` : 'repeats'}</Facts>
          </li>
        ))}
      </ul>
      {Math.max(on.open.length, on.done.length, on.repeats.length) > limit && (
        <Button size="s" onClick={showAll}>{`Show all ${countTasks(on)}`}</Button>
      )}
      <Events events={on.events} />
      <Behind agenda={agenda} on={on} />
      <Button size="s" icon={Plus} ref={add} onClick={() => onAdd(day)}>
        Add task
      </Button>
    </Panel>
  );
}
