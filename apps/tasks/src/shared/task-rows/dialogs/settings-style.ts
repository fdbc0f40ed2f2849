import { TextArea } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { taskFieldsStyle } from '../../task-fields';
import { handleStyle, subtaskStyle, titleStyle } from '../row/row-styles';

export const Form = styled.form`
  ${taskFieldsStyle}
  ${titleStyle}
  ${handleStyle}
  ${subtaskStyle}
  .subtasks:has(.handle) {
    padding-inline-start: 28px;
  }
  .subtasks:not(:has(li)) > .new-subtask {
    padding-inline-start: 6px;
  }
  h3 {
    margin: 0;
    font: 550 var(--type-small);
  }
  summary {
    min-height: 28px;
    padding: 4px 0;
    color: var(--text-2);
    font: 550 var(--type-small);
    cursor: pointer;
  }
`;

export const OneLine = styled(TextArea)`
  && {
    min-height: 0;
    resize: none;
    font: 500 var(--type-item);
  }
`;

export const Counter = styled.span<{ readonly $over: boolean }>`
  color: ${({ $over }) => ($over ? 'var(--red)' : 'var(--text-3)')};
  font-variant-numeric: tabular-nums;
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
