import { taskFieldsStyle } from '../../task-fields';
import styled from 'styled-components';

export const Form = styled.form`
  ${taskFieldsStyle}
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
