import type { DraftErrors, TaskDraft } from '@plainday/domain-tasks';
import { css } from 'styled-components';

/** The fields that a new task and an old one are given in the same way (spec §2, Task card). */
export type TaskFields = Pick<
  TaskDraft,
  | 'due_date'
  | 'duration'
  | 'reminder_time'
  | 'repeat_pattern'
  | 'repeat_interval'
  | 'repeat_until'
  | 'project_id'
  | 'priority'
>;

/** What every field is given: all values, what is wrong with them, and where a change goes. */
export interface TaskFieldProps {
  readonly fields: TaskFields;
  readonly errors: DraftErrors;
  readonly onChange: (changes: Partial<TaskFields>) => void;
}

/** The form around the fields. */
export const taskFieldsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 20px 24px;
  align-items: start;
  .wide {
    grid-column: 1 / -1;
  }
  .when {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 145px), 1fr));
    gap: 8px;
  }
  .when > div,
  .pair > div {
    grid-template-columns: minmax(0, 1fr);
  }
  .day {
    position: relative;
  }
  .day > input {
    padding-inline-end: 40px;
  }
  .day > button {
    position: absolute;
    inset: 4px 4px auto auto;
  }
  .day > input::-webkit-calendar-picker-indicator {
    display: none;
  }
  @media (pointer: coarse) {
    .day > input {
      padding-inline-end: 48px;
    }
    .day > button {
      inset: 0 0 auto auto;
    }
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr));
    gap: 12px;
  }
  .picks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 8px;
  }
  .picks [aria-pressed='true'] {
    border-color: transparent;
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  .note {
    margin: 8px 0 0;
    color: var(--text-3);
    font: var(--type-caption);
  }
  .check {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 32px;
    font: 500 var(--type-body);
    cursor: pointer;
  }
`;
