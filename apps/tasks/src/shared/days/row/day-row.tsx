import { memo, useCallback, type MouseEvent } from 'react';
import {
  formatDueFull,
  repeatSentence,
  saidPriority,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import type { SizeObserver } from '@plainday/shared-platform';
import { useSnoozedUntil } from '@plainday/federation-contract';
import { AlignLeft, Bell, CornerDownRight, Flag, Repeat, Star } from 'lucide';
import { useListPort } from '../../task-rows/port/list-context';
import { Subtasks } from '../../task-rows/row/subtasks/subtasks';
import { RowTags } from '../../task-rows/row/facts/row-tags';
import { CountFact, Fact, ProjectName, SnoozedFact } from '../../task-rows/row/facts/facts';
import { TaskRow } from '../../task-rows/row/card/task-row';
import { useNear } from '../../task-rows/row/card/use-near';
import { DayRowButtons } from './day-row-buttons';
import { shortDuration } from '../words.logic';

export interface DayRowProps {
  readonly task: Task;
  readonly subtasks: readonly Task[];
  /** Its task, where it is a subtask. */
  readonly parent: Task | undefined;
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
  const { pickDate } = useListPort();
  const subtasks = props.subtasks.length > 0 ? props.subtasks : NONE;
  const { isNear, watch } = useNear();
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

  return (
    <div
      ref={measured}
      role="row"
      className={[
        'row',
        isSelected && 'selected',
        isLit && 'lit',
        completed && 'done',
        !project && 'no-project',
      ]
        .filter(Boolean)
        .join(' ')}
      data-task-id={id}
      data-drag-id={completed ? undefined : id}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected || undefined}
      aria-rowindex={part && part.index + 1}
      style={part?.gap ? { marginTop: part.gap } : undefined}
      aria-labelledby={`title-${id} tags-${id} due-${id} facts-${id}${isSelected ? ` selected-${id}` : ''}`}
      {...watch}
    >
      <div role="gridcell">
        <TaskRow
          {...{ task, subtasks, tabIndex }}
          line="line"
          main="main"
          lead={
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
          }
          facts={<Facts {...props} tabIndex={tabIndex} />}
          trail={
            <>
              {project && (
                <span className="project">
                  <ProjectName project={project} />
                </span>
              )}
              <span className="trail">
                <span className="minutes">{duration !== null && shortDuration(duration)}</span>
                {!completed && (
                  <DayRowButtons
                    {...{ task, tabIndex, nowMs }}
                    subtasks={props.subtasks}
                    projects={props.projects}
                    near={isNear}
                  />
                )}
              </span>
            </>
          }
        />
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

interface FactsProps extends DayRowProps {
  readonly tabIndex: -1 | undefined;
}

const said = (text: string) => <span className="said">{text}</span>;

/** What else is known of a task, beside its title. */
function Facts({ task, parent, subtasks, project, isExpanded, tabIndex }: FactsProps) {
  const { toggle } = useListPort();
  const until = useSnoozedUntil(task.id);
  const { id, priority, repeat_pattern: repeat, completed } = task;
  if (completed) return <span id={`facts-${id}`} className="facts" />;
  return (
    <span id={`facts-${id}`} className="facts">
      {parent && (
        <Fact icon={CornerDownRight} name="parent">
          {said('Subtask of ')}
          <bdi>{parent.title}</bdi>
        </Fact>
      )}
      {priority === 'high' ? <Fact icon={Flag}>High</Fact> : said(saidPriority(priority))}
      {task.focused && <Fact icon={Star} name="star" said="In focus" />}
      {repeat && <Fact icon={Repeat}>{repeatSentence(task)}</Fact>}
      {until !== undefined && <SnoozedFact until={until} />}
      {task.reminder_time && until === undefined && <Fact icon={Bell} said="Reminder" />}
      {subtasks.length > 0 && (
        <CountFact {...{ subtasks, tabIndex }} isOpen={isExpanded} onToggle={() => toggle(id)} />
      )}
      {task.notes && <Fact icon={AlignLeft} said="Notes" />}
      {project && (
        <span className="fact in-line">
          <ProjectName project={project} />
        </span>
      )}
      {task.tags && <RowTags tags={task.tags} tabIndex={tabIndex} place="below" />}
    </span>
  );
}
