import { useState } from 'react';
import { addDays, clockText } from '@plainday/domain-calendar';
import {
  dayLead,
  dayWithoutTime,
  formatLead,
  formatReminder,
  fromLocalInput,
  newDateTime,
  REMINDER_PICKS_MINUTES,
  reminderBefore,
  type Due,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';
import { Icon, NativeSelect } from '@plainday/ui-components';
import { TimeField } from '@plainday/ui-patterns';
import { Clock } from 'lucide';
import { dueInputs, withTime } from './due-input.logic';
import { Reminder, Time } from './date-style';
import type { Asking, When } from './read-when.logic';

const DAYS_BEFORE = [0, 1, 2, 7];
const MINUTES_BEFORE = [0, ...REMINDER_PICKS_MINUTES];

interface DateFootProps {
  readonly when: When;
  readonly asking: Asking;
  /** Minutes after midnight. */
  readonly dayReminderMinutes: number;
  /** The task, where it is one: several keep their reminders. */
  readonly task: Task | undefined;
  readonly onChange: (when: When) => void;
  /** What a task is reminded by, once it is due then. */
  readonly onRemind: (changesOf: (task: Task) => TaskChanges) => void;
}

/** When to be reminded of what is due then, so many minutes or days before. */
function reminderOf(due: Due, lead: number, at: string): string | null {
  const day = dayWithoutTime(due);
  if (day !== null) return fromLocalInput(`${addDays(day, -lead)}T${at}`);
  return due.due_date === null ? null : reminderBefore(due.due_date, lead);
}

/** The time of day and the reminder. */
export function DateFoot({
  when,
  asking,
  dayReminderMinutes,
  task,
  onChange,
  onRemind,
}: DateFootProps) {
  const { due } = when;
  const { preferences, nowMs } = asking;
  const [lead, setLead] = useState('kept');
  const isDay = dayWithoutTime(due) !== null;
  const at = clockText(dayReminderMinutes);
  const choosing = {
    preferred: newDateTime(preferences),
    dayStartMinutes: preferences.dayStartMinutes,
    now: new Date(nowMs),
  };

  function remind(next: string): void {
    setLead(next);
    onRemind((dated) => {
      if (next === 'kept') return {};
      return { reminder_time: next === 'none' ? null : reminderOf(dated, Number(next), at) };
    });
  }

  return (
    <>
      <Time>
        <Icon icon={Clock} size={16} />
        <TimeField
          aria-label="Time"
          isOptional
          placeholder="No time"
          value={dueInputs(due).time}
          onChange={(time) => {
            const next = withTime(due, time, choosing);
            if (next) onChange({ ...when, due: next });
          }}
        />
      </Time>
      {task && due.due_date !== null && (
        <Reminder>
          <span>Reminder</span>
          <NativeSelect
            quiet
            aria-label="Reminder"
            value={lead}
            onChange={(event) => remind(event.currentTarget.value)}
          >
            <option value="kept">
              {task.reminder_time ? formatReminder(task).toLowerCase() : 'none'}
            </option>
            {task.reminder_time && <option value="none">none</option>}
            {(isDay ? DAYS_BEFORE : MINUTES_BEFORE).map((before) => (
              <option key={before} value={before}>
                {isDay
                  ? dayLead(before).toLowerCase()
                  : before === 0
                    ? 'at the time'
                    : formatLead(before)}
              </option>
            ))}
          </NativeSelect>
        </Reminder>
      )}
    </>
  );
}
