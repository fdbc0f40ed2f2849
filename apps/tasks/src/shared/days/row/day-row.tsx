import { memo, useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import {
  formatDueFull,
  repeatSentence,
  saidPriority,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import type { SizeObserver } from '@plainday/shared-platform';
import { Checkbox, Icon, ProjectDot } from '@plainday/ui-components';
import { timeOfDay } from '@plainday/domain-calendar';
import { useSnoozedUntil } from '@plainday/federation-contract';
import { AlarmClock, AlignLeft, Bell, Flag, ListTree, Repeat, Star } from 'lucide';
import { useListPort } from '../../task-rows/port/list-context';
import { Subtasks } from '../../task-rows/row/subtasks';
import { RowTags } from '../../task-rows/row/card/row-tags';
import { TaskTitle } from '../../task-rows/row/task-title';
import { DayRowButtons } from './day-row-buttons';
import { shortDuration } from '../words.logic';

export interface DayRowProps {
  readonly task: Task;
  readonly subtasks: readonly Task[];
  readonly projects: readonly Project[];
  readonly project: Project | undefined;
  /** What stands in the column of times: `15:00`, `Monday`. */
  readonly time: string;
  /** The time has passed. */
  readonly isLate?: boolean;
  readonly nowMs: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isExpanded: boolean;
  readonly isAdding: boolean;
  /** What it is in the strip is pointed at. */
  readonly isLit?: boolean;
  /** Where it stands, where only a part of its list is drawn. */
  readonly part?: RowPart | undefined;
}

/** A row of a list of which only a part is in the document. */
export interface RowPart {
  readonly sizes: SizeObserver;
  /** Room for the rows that are left out before it, in CSS pixels. */
  readonly gap: number;
  readonly index: number;
}

const NONE: readonly Task[] = [];

/** One task of a day, in columns: time, tick, title with its facts, project, minutes. */
export const DayRow = memo(function DayRow(props: DayRowProps) {
  const { task, project, time, isLate, nowMs, isActive, isSelected, isLit, isExpanded, part } =
    props;
  const sizes = part?.sizes;
  const { actions, editTitle, saveTitle, pickDate } = useListPort();
  const subtasks = props.subtasks.length > 0 ? props.subtasks : NONE;
  const [isNear, setNear] = useState(false);
  const tabIndex = isActive ? undefined : -1;
  const { id, duration, completed } = task;
  const measured = useCallback(
    (row: HTMLDivElement | null) => {
      if (!row || !sizes) return undefined;
      sizes.observe(row);
      return () => sizes.unobserve(row);
    },
    [sizes],
  );
  const full = formatDueFull(task, nowMs, isLate);
  const isPressed = !completed && time !== '';
  const Time = isPressed ? 'button' : 'span';

  function leave(row: HTMLElement): void {
    // An open menu hangs from one of the buttons.
    if (!row.querySelector('[aria-expanded="true"][aria-haspopup]')) setNear(false);
  }

  return (
    <div
      ref={measured}
      role="row"
      className={['row', isSelected && 'selected', isLit && 'lit', completed && 'done']
        .filter(Boolean)
        .join(' ')}
      data-task-id={id}
      data-drag-id={completed ? undefined : id}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected || undefined}
      aria-rowindex={part && part.index + 1}
      style={part?.gap ? { marginTop: part.gap } : undefined}
      aria-labelledby={`title-${id} tags-${id} due-${id} facts-${id}${isSelected ? ` selected-${id}` : ''}`}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={(event) => leave(event.currentTarget)}
      onFocus={() => setNear(true)}
      onBlur={(event) => {
        const row = event.currentTarget;
        if (!row.contains(event.relatedTarget) && !row.matches(':hover')) leave(row);
      }}
    >
      <div role="gridcell">
        <div className="line">
          <Time
            className={isLate ? 'time late' : 'time'}
            title={full}
            {...(isPressed && {
              type: 'button',
              tabIndex,
              'aria-haspopup': 'dialog',
              onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
                pickDate([task], currentTarget),
            })}
          >
            <span aria-hidden>{time}</span>
            <span id={`due-${id}`} className="said">
              {completed ? `Completed at ${time}` : `Due ${full}`}
            </span>
          </Time>
          <Checkbox
            priority={task.priority}
            checked={completed}
            label={`Complete ${task.title}`}
            tabIndex={tabIndex}
            onChange={() =>
              completed ? actions.restore(task, subtasks) : actions.tick(task, subtasks)
            }
          />
          <div className="main">
            <TaskTitle
              id={`title-${id}`}
              title={task.title}
              isMain
              tabIndex={tabIndex}
              canEdit={!completed}
              onEdit={() => editTitle(task)}
              onSave={(title, opened) => saveTitle(task, title, opened)}
              onCancel={() => saveTitle(task, null)}
            />
            {task.tags && (
              <RowTags id={`tags-${id}`} tags={task.tags} tabIndex={tabIndex} place="beside" />
            )}
            <Facts {...props} tabIndex={tabIndex} />
          </div>
          <span className="project">{project && <ProjectName project={project} />}</span>
          <span className="trail">
            <span className="minutes">{duration !== null && shortDuration(duration)}</span>
            {!completed && (
              <DayRowButtons
                task={task}
                subtasks={props.subtasks}
                projects={props.projects}
                near={isNear}
                tabIndex={tabIndex}
                nowMs={nowMs}
              />
            )}
          </span>
        </div>
        {isExpanded && (
          <Subtasks parent={task} subtasks={subtasks} adding={props.isAdding} tabIndex={tabIndex} />
        )}
        {isSelected && (
          <span id={`selected-${id}`} className="said">
            Selected
          </span>
        )}
      </div>
    </div>
  );
});

function ProjectName({ project }: { readonly project: Project }) {
  return (
    <>
      <ProjectDot color={project.color} />
      <bdi>{project.title}</bdi>
    </>
  );
}

interface FactsProps extends DayRowProps {
  readonly tabIndex: -1 | undefined;
}

function Fact({ icon, children, name = '' }: FactParts) {
  return (
    <span className={`fact ${name}`}>
      <Icon icon={icon} size={14} />
      {children}
    </span>
  );
}

interface FactParts {
  readonly icon: Parameters<typeof Icon>[0]['icon'];
  readonly name?: string;
  readonly children: ReactNode;
}

const said = (text: string) => <span className="said">{text}</span>;

/** What else is known of a task, beside its title. */
function Facts({ task, subtasks, project, isExpanded, tabIndex }: FactsProps) {
  const { toggle } = useListPort();
  const until = useSnoozedUntil(task.id);
  const { id, priority, repeat_pattern: repeat, completed } = task;
  if (completed) return <span id={`facts-${id}`} className="facts" />;
  const done = subtasks.filter((child) => child.completed).length;
  return (
    <span id={`facts-${id}`} className="facts">
      {priority === 'high' ? <Fact icon={Flag}>High</Fact> : said(saidPriority(priority))}
      {task.focused && (
        <Fact icon={Star} name="star">
          {said('In focus')}
        </Fact>
      )}
      {repeat && <Fact icon={Repeat}>{repeatSentence(task)}</Fact>}
      {until !== undefined && (
        <Fact icon={AlarmClock}>
          {said('Snoozed until ')}
          {timeOfDay(until)}
        </Fact>
      )}
      {task.reminder_time && until === undefined && <Fact icon={Bell}>{said('Reminder')}</Fact>}
      {subtasks.length > 0 && (
        <button
          type="button"
          className="fact count"
          aria-expanded={isExpanded}
          tabIndex={tabIndex}
          aria-label={`${done} of ${subtasks.length} subtasks done`}
          onClick={() => toggle(id)}
        >
          <Icon icon={ListTree} size={14} />
          <span>{`${done} of ${subtasks.length}`}</span>
        </button>
      )}
      {task.notes && <Fact icon={AlignLeft}>{said('Notes')}</Fact>}
      {project && (
        <span className="fact in-line">
          <ProjectName project={project} />
        </span>
      )}
      {task.tags && <RowTags tags={task.tags} tabIndex={tabIndex} place="below" />}
    </span>
  );
}
