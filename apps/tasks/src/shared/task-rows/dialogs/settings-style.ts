import { taskFieldsStyle } from '../../task-fields';
import styled from 'styled-components';
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
  .one-line {
    min-height: 0;
    resize: none;
    font: 500 var(--type-item);
  }
  h3 {
    margin: 0;
    font: 550 var(--type-small);
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
    font: 550 var(--type-small);
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
