import { useShell, type Notify, type Selection } from '@plainday/federation-contract';
import { IconButton, lazyPart, useIdleParts } from '@plainday/ui-components';
import { Bell } from 'lucide';
import { useEffect, useState } from 'react';
import { usePushTimers } from './push/use-push-timers';
import { usePushed } from './push/use-pushed';
import { ReminderCards } from './reminder-cards';
import { BellPlace, Count } from './reminder-style';
import { setSnoozes } from './snoozes';
import { usePermissionToRemind } from './use-permission';
import { useReminderAnswers } from './use-reminder-answers';
import { useReminders } from './use-reminders';
import { useStorageNotice } from './use-storage-notice';

const ReminderList = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "reminder-list" */ './reminder-list')).ReminderList,
);
const PARTS = [ReminderList];

export interface RemindersProps {
  readonly userId: string;
  readonly notify: Notify;
  readonly onOpen: (selection: Selection) => void;
  /** Epoch milliseconds at which this page came up. */
  readonly openedAt: number;
  readonly isPhone: boolean;
}

/** The bell with what was missed, and the cards of what reminds now (areas 26). */
export function Reminders({ userId, notify, onOpen, openedAt, isPhone }: RemindersProps) {
  const reminders = useReminders(userId, openedAt);
  const { tasks, waiting, cards, setBook, status, notifications, hide } = reminders;
  useStorageNotice(status, notify);
  useIdleParts(PARTS);
  const { undo, timers } = useShell();
  const answers = useReminderAnswers({ userId, notify, undo, onOpen, setBook });
  usePushed(tasks, answers, onOpen);
  usePushTimers(userId, timers);
  const [access, ask] = usePermissionToRemind(userId, tasks, notifications);
  const [isOpen, setOpen] = useState(false);
  const [bell, setBell] = useState<HTMLButtonElement | null>(null);
  const count = waiting.length;
  const { snoozed } = reminders;
  useEffect(() => {
    setSnoozes(new Map(snoozed.map(({ task, until }) => [task.id, until])));
  }, [snoozed]);

  return (
    <BellPlace>
      <IconButton
        ref={setBell}
        label={count === 0 ? 'Reminders' : `Reminders, ${count} waiting`}
        word="Reminders"
        icon={Bell}
        size={isPhone ? 44 : 32}
        iconSize={isPhone ? 20 : 18}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      />
      {count > 0 && <Count aria-hidden>{count > 9 ? '9+' : count}</Count>}
      {isOpen && (
        <ReminderList
          tasks={waiting}
          snoozed={reminders.snoozed}
          answers={answers}
          anchor={bell}
          notifications={notifications}
          access={access}
          onAsk={ask}
          onClose={() => setOpen(false)}
        />
      )}
      {cards.length > 0 && !isOpen && (
        <ReminderCards
          tasks={cards}
          lateness={reminders.lateness}
          answers={answers}
          onHide={hide}
        />
      )}
    </BellPlace>
  );
}
