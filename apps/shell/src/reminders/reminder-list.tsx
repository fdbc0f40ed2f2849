import { dueAtTime, formatDue, type Task } from '@plainday/domain-tasks';
import { systemClock, type NotificationAccess } from '@plainday/shared-platform';
import { Button, IconButton } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { X } from 'lucide';
import { Buttons, Heading, List, Row } from '../shared/popover-list-style';
import { Ask, Last, Hint, Title, When } from './reminder-style';
import type { Snoozed } from './reminders.logic';
import type { ReminderAnswers } from './use-reminder-answers';

interface ReminderListProps {
  readonly tasks: readonly Task[];
  /** Those that were put off. */
  readonly snoozed: readonly Snoozed<Task>[];
  readonly answers: ReminderAnswers;
  readonly anchor: HTMLElement | null;
  readonly notifications: boolean;
  readonly access: NotificationAccess;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

function remindedAt(task: Task, nowMs: number): string {
  const due = task.due_date ? `Due ${formatDue(task, nowMs)}` : 'No due date';
  return task.reminder_time
    ? `${due}, reminder ${formatDue(dueAtTime(task.reminder_time), nowMs)}`
    : due;
}

/** Reminders that were missed or not answered, each with its answers. */
export function ReminderList(props: ReminderListProps) {
  const { tasks, snoozed, answers, anchor, onClose } = props;
  const nowMs = systemClock.now();
  return (
    <Popover
      open
      align="end"
      anchor={anchor}
      label="Reminders"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Heading>Reminders</Heading>
      {tasks.length === 0 ? (
        <Hint>Nothing is waiting. Reminders you miss are listed here for three days.</Hint>
      ) : (
        <List>
          {tasks.map((task) => (
            <Row key={task.id}>
              <div>
                <Title dir="auto">{task.title}</Title>
                <When>{remindedAt(task, nowMs)}</When>
              </div>
              <Buttons role="group" aria-label={task.title}>
                <Button size="s" variant="primary" onClick={() => answers.done(task)}>
                  Done
                </Button>
                <Button size="s" onClick={() => answers.snooze(task)}>
                  Snooze 15 min
                </Button>
                <Button
                  size="s"
                  variant="ghost"
                  onClick={() => {
                    onClose();
                    answers.open(task);
                  }}
                >
                  Open
                </Button>
                <Last>
                  <IconButton
                    label="Dismiss"
                    icon={X}
                    compact
                    onClick={() => answers.dismiss(task)}
                  />
                </Last>
              </Buttons>
            </Row>
          ))}
        </List>
      )}
      {snoozed.length > 0 && (
        <>
          <Heading>Snoozed</Heading>
          <List aria-label="Snoozed">
            {snoozed.map(({ task, until }) => (
              <Row key={task.id}>
                <div>
                  <Title dir="auto">{task.title}</Title>
                  <When>{`Until ${formatDue(dueAtTime(new Date(until).toISOString()), nowMs)}`}</When>
                </div>
                <Buttons role="group" aria-label={task.title}>
                  <Button size="s" onClick={() => answers.done(task)}>
                    Done
                  </Button>
                </Buttons>
              </Row>
            ))}
          </List>
        </>
      )}
      <Delivery {...props} />
    </Popover>
  );
}

/** How reminders come, where that is not as people expect. */
function Delivery({ notifications, access, onAsk }: ReminderListProps) {
  if (!notifications) {
    return (
      <Ask>
        <Hint>Notifications are off in Settings: nothing pops up.</Hint>
      </Ask>
    );
  }
  if (access === 'denied') {
    return (
      <Ask>
        <Hint>
          This browser blocks notifications. Reminders appear here while Plainday is open.
        </Hint>
      </Ask>
    );
  }
  if (access !== 'default') return null;
  return (
    <Ask>
      <Hint>Reminders can also appear while you look at another window.</Hint>
      <Button size="s" onClick={onAsk}>
        Allow notifications
      </Button>
    </Ask>
  );
}
