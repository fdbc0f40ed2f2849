import { usePreferences } from '@plainday/data-preferences';
import {
  dueInWords,
  formatDue,
  formatDueFull,
  formatDuration,
  isOverdue,
  repeatSentence,
  type Task,
} from '@plainday/domain-tasks';
import { useNow } from '@plainday/ui-patterns';
import { Bell, Calendar, Clock, Flag, Repeat } from 'lucide';
import { useListPort } from '../../port/list-context';
import { RowTags } from '../facts/row-tags';
import { Fact } from '../facts/facts';

interface SubtaskFactsProps {
  readonly task: Task;
  readonly tabIndex: -1 | undefined;
}

/** What a subtask has beside its title, at the end of its line; its date is pressed to change it. */
export function SubtaskFacts({ task, tabIndex }: SubtaskFactsProps) {
  const preferences = usePreferences(task.user_id);
  const nowMs = useNow('minute');
  const { isTrash, pickDate } = useListPort();
  const { due_date: due, duration, repeat_pattern: repeat, reminder_time: reminder } = task;
  const isHigh = task.priority === 'high';
  if (!due && duration === null && !repeat && !reminder && !task.tags && !isHigh) return null;
  const isLate = !task.completed && isOverdue(task, nowMs, preferences);
  const full = due && `Due ${formatDueFull(task, nowMs, isLate)}`;
  return (
    <span className="meta">
      {task.tags && <RowTags tags={task.tags} tabIndex={tabIndex} place="below" />}
      {isHigh && <Fact icon={Flag}>High</Fact>}
      {repeat && <Fact icon={Repeat} hint={repeatSentence(task)} said={repeatSentence(task)} />}
      {reminder && <Fact icon={Bell} said="Reminder" />}
      {duration !== null && <Fact icon={Clock}>{formatDuration(duration)}</Fact>}
      {full && (
        <Fact
          icon={Calendar}
          name={isLate ? 'due overdue' : 'due'}
          hint={full}
          said={full}
          tabIndex={tabIndex}
          onPress={task.completed || isTrash ? undefined : (button) => pickDate([task], button)}
        >
          {preferences.datesInWords ? dueInWords(task, nowMs, preferences) : formatDue(task, nowMs)}
        </Fact>
      )}
    </span>
  );
}
