import {
  dueAtTime,
  formatDueFull,
  formatDuration,
  formatReminder,
  priorityLabel,
  repeatSentence,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import { Button } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { useNow } from '@plainday/ui-patterns';
import { RotateCcw } from 'lucide';
import { useListPort } from '../port/list-context';
import { Subtasks } from '../row/subtasks/subtasks';
import { Line } from './panel-rows-style';
import { Form, Kept } from './panel-style';
import { ReadText, ReadTitle } from './trash-style';
import { useMarkedRow } from './use-marked-row';

interface TrashPanelProps {
  readonly task: Task;
  readonly project: Project | undefined;
  readonly subtasks: readonly Task[];
  readonly onClose: () => void;
}

/** What it has, label and value. */
function factsOf(task: Task, project: Project | undefined, nowMs: number): [string, string][] {
  const facts: [string, string | undefined][] = [
    ['Due date', formatDueFull(task, nowMs)],
    ['Repeat', repeatSentence(task)],
    ['Reminder', formatReminder(task)],
    ['Project', project?.title],
    ['Priority', priorityLabel(task.priority)],
    ['Duration', task.duration === null ? '' : formatDuration(task.duration)],
    ['Tags', task.tags?.map((tag) => `@${tag}`).join(' ')],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** A task of the trash, to be read and restored; nothing of it is changed before (spec §4). */
export function TrashPanel({ task, project, subtasks, onClose }: TrashPanelProps) {
  const { actions } = useListPort();
  const nowMs = useNow('minute');
  useMarkedRow(task.id);
  const { id, title, notes, description, completed, deleted_at: goneAt } = task;
  const gone = goneAt ? formatDueFull(dueAtTime(goneAt), nowMs) : '';

  function restore(): void {
    onClose();
    actions.restore(task, subtasks);
  }

  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Task Settings"
      beside={{
        what: '[data-task-id]',
        home: () => document.querySelector<HTMLElement>(`[data-task-id="${CSS.escape(id)}"]`),
        isNext: false,
      }}
      footer={
        <>
          <Kept $tone="kept">{`${completed ? 'Completed' : 'Deleted'} ${gone}`}</Kept>
          <Button variant="primary" icon={RotateCcw} data-autofocus onClick={restore}>
            Restore
          </Button>
        </>
      }
    >
      <Form as="div">
        <ReadTitle dir="auto">{title}</ReadTitle>
        {notes && <ReadText dir="auto">{notes}</ReadText>}
        {factsOf(task, project, nowMs).map(([label, value]) => (
          <Line key={label}>
            <span>{label}</span>
            <bdi>{value}</bdi>
          </Line>
        ))}
        {description && <ReadText dir="auto">{description}</ReadText>}
        {subtasks.length > 0 && (
          <Subtasks parent={task} subtasks={subtasks} adding={false} tabIndex={undefined} />
        )}
      </Form>
    </ResponsiveDialog>
  );
}
