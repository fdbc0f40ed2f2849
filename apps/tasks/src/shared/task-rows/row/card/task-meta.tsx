import type { MouseEvent, ReactNode } from 'react';
import { usePreferences } from '@plainday/data-preferences';
import { useSnoozedUntil, type IconNode } from '@plainday/federation-contract';
import { timeOfDay } from '@plainday/domain-calendar';
import {
  dueAtTime,
  dueInWords,
  formatDue,
  formatDueFull,
  formatDuration,
  formatReminder,
  isOverdue,
  repeatSentence,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import { useListPort } from '../../port/list-context';
import { RowTags } from './row-tags';
import { Icon, ProjectDot } from '@plainday/ui-components';
import {
  AlarmClock,
  Bell,
  Calendar,
  Clock,
  ListTree,
  Repeat,
  SquareCheck,
  Star,
  Trash2,
} from 'lucide';

interface FactProps {
  readonly icon: IconNode;
  readonly name?: string;
  readonly hint?: string;
  readonly said?: string;
  readonly tabIndex?: -1 | undefined;
  /** Given itself, to open something beside it. */
  readonly onPress?: ((fact: HTMLElement) => void) | undefined;
  readonly children?: ReactNode;
}

function Fact({ icon, name = '', hint, said, tabIndex, onPress, children }: FactProps) {
  const Element = onPress ? 'button' : 'span';
  return (
    <Element
      className={`fact ${name}`}
      title={hint}
      {...(onPress && {
        type: 'button',
        tabIndex,
        'aria-haspopup': 'dialog',
        onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => onPress(currentTarget),
      })}
    >
      <Icon icon={icon} size={13} />
      {children !== undefined && <span aria-hidden={said !== undefined}>{children}</span>}
      {said !== undefined && <span className="said">{said}</span>}
    </Element>
  );
}

interface TaskMetaProps {
  readonly task: Task;
  readonly project: Project | undefined;
  /** Epoch milliseconds, to the minute. */
  readonly nowMs: number;
  readonly subtasks: readonly Task[];
  readonly expanded: boolean;
  readonly tabIndex: -1 | undefined;
  readonly onToggle: () => void;
}

/** The line of facts under a title: project, due date, duration, repeat, reminder, subtasks. */
export function TaskMeta(props: TaskMetaProps) {
  const { task, project, nowMs, subtasks, expanded, tabIndex, onToggle } = props;
  const { due_date: due, duration, repeat_pattern: repeat } = task;
  const preferences = usePreferences(task.user_id);
  const { isTrash, pickDate } = useListPort();
  const overdue = !task.completed && isOverdue(task, nowMs, preferences);
  const reminder = formatReminder(task);
  const until = useSnoozedUntil(task.id);
  const { completed, deleted_at: goneAt } = task;
  const gone =
    goneAt && `${completed ? 'Completed' : 'Deleted'} ${formatDueFull(dueAtTime(goneAt), nowMs)}`;
  if (
    !gone &&
    !due &&
    duration === null &&
    !repeat &&
    !project &&
    !task.tags &&
    !task.focused &&
    until === undefined &&
    !subtasks.length
  ) {
    return null;
  }
  const full = due && `Due ${formatDueFull(task, nowMs, overdue)}`;
  return (
    <div id={`facts-${task.id}`} className="meta">
      {goneAt && gone && (
        <Fact icon={completed ? SquareCheck : Trash2} name="done-at" hint={gone} said={gone}>
          {formatDue(dueAtTime(goneAt), nowMs)}
        </Fact>
      )}
      {task.focused && <Fact icon={Star} name="star" said="In focus" />}
      {due && full && (
        <Fact
          icon={Calendar}
          name={overdue ? 'due overdue' : 'due'}
          hint={full}
          said={full}
          tabIndex={tabIndex}
          onPress={task.completed || isTrash ? undefined : (button) => pickDate([task], button)}
        >
          {preferences.datesInWords ? dueInWords(task, nowMs, preferences) : formatDue(task, nowMs)}
        </Fact>
      )}
      {reminder && until === undefined && (
        <Fact icon={Bell} hint={`Reminder ${reminder}`} said={`Reminder ${reminder}`} />
      )}
      {until !== undefined && (
        <Fact icon={AlarmClock} hint={`Snoozed until ${timeOfDay(until)}`}>
          <span className="said">Snoozed until </span>
          {timeOfDay(until)}
        </Fact>
      )}
      {repeat && <Fact icon={Repeat}>{repeatSentence(task)}</Fact>}
      {duration !== null && <Fact icon={Clock}>{formatDuration(duration)}</Fact>}
      {project && (
        <span className="fact project">
          <ProjectDot color={project.color} />
          <bdi>{project.title}</bdi>
        </span>
      )}
      {task.tags && <RowTags tags={task.tags} tabIndex={tabIndex} place="below" />}
      {subtasks.length > 0 && (
        <button
          type="button"
          className="fact count"
          aria-expanded={expanded}
          tabIndex={tabIndex}
          aria-label={`${doneOf(subtasks)} of ${subtasks.length} subtasks done`}
          onClick={onToggle}
        >
          <Icon icon={ListTree} size={13} />
          <span>{`${doneOf(subtasks)} of ${subtasks.length}`}</span>
        </button>
      )}
    </div>
  );
}

function doneOf(subtasks: readonly Task[]): number {
  return subtasks.filter((task) => task.completed).length;
}
