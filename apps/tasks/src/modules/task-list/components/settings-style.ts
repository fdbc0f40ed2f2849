import type { DraftErrors, TaskDraft } from '@plainday/domain-tasks';
import styled from 'styled-components';

/** What every group of fields of Task Settings is given. */
export interface SettingsGroupProps {
  readonly draft: TaskDraft;
  readonly errors: DraftErrors;
  readonly onChange: (changes: Partial<TaskDraft>) => void;
}

export const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 20px 24px;
  align-items: start;
  .wide {
    grid-column: 1 / -1;
  }
  .picks [aria-pressed='true'] {
    border-color: transparent;
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
    gap: 12px;
  }
  .picks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 8px;
  }
  .note {
    margin: 8px 0 0;
    color: var(--text-3);
    font: 400 12px/16px var(--font);
  }
  .check {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 32px;
    font: 500 14px/20px var(--font);
    cursor: pointer;
  }
  .counter {
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
  .counter.over {
    color: var(--red);
  }
  summary {
    min-height: 28px;
    padding: 4px 0;
    color: var(--text-2);
    font: 550 13px/20px var(--font);
    cursor: pointer;
  }
`;

export const Unsaved = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  span {
    color: var(--text-2);
    margin-inline-end: 4px;
  }
`;
