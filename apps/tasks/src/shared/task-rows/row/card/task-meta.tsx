import { usePreferences } from '@plainday/data-preferences';
import { useSnoozedUntil } from '@plainday/federation-contract';
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
import { RowTags } from '../facts/row-tags';
import { CountFact, Fact, ProjectName, SnoozedFact } from '../facts/facts';
import { Bell, Calendar, Clock, Repeat, SquareCheck, Star, Trash2 } from 'lucide';

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
      {until !== undefined && <SnoozedFact until={until} />}
      {repeat && <Fact icon={Repeat}>{repeatSentence(task)}</Fact>}
      {duration !== null && <Fact icon={Clock}>{formatDuration(duration)}</Fact>}
      {project && (
        <span className="fact project">
          <ProjectName project={project} />
        </span>
      )}
      {task.tags && <RowTags tags={task.tags} tabIndex={tabIndex} place="below" />}
      {subtasks.length > 0 && <CountFact {...{ subtasks, tabIndex, onToggle }} isOpen={expanded} />}
    </div>
  );
}
