import {
  dayLead,
  dayWithoutTime,
  formatLead,
  formatReminder,
  newDateTime,
  REMINDER_PICKS_MINUTES,
  type Task,
} from '@plainday/domain-tasks';
import { Icon, NativeSelect } from '@plainday/ui-components';
import { TimeField } from '@plainday/ui-patterns';
import { Clock } from 'lucide';
import { dueInputs, withTime } from '../due-input.logic';
import { Reminder, Time } from './date-style';
import type { Asking, When } from '../read-when.logic';
import type { Lead } from '../remind.logic';

const DAYS_BEFORE = [0, 1, 2, 7];
const MINUTES_BEFORE = [0, ...REMINDER_PICKS_MINUTES];

interface DateFootProps {
  readonly when: When;
  readonly asking: Asking;
  /** The task, where it is one: several keep their reminders. */
  readonly task: Pick<Task, 'due_date' | 'due_day' | 'reminder_time'> | undefined;
  readonly onChange: (when: When) => void;
  /** What is chosen for the reminder. */
  readonly lead: Lead;
  readonly onLead: (lead: Lead) => void;
}

const leadOf = (text: string): Lead => (text === 'kept' || text === 'none' ? text : Number(text));

/** The time of day and the reminder. */
export function DateFoot({ when, asking, task, lead, onChange, onLead }: DateFootProps) {
  const { due } = when;
  const { preferences, nowMs } = asking;
  const isDay = dayWithoutTime(due) !== null;
  const choosing = {
    preferred: newDateTime(preferences),
    dayStartMinutes: preferences.dayStartMinutes,
    now: new Date(nowMs),
  };

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
            onChange={(event) => onLead(leadOf(event.currentTarget.value))}
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
