import { narrowRows } from '../../../shared/days/row/two-lines-style';
import { phone } from '@plainday/ui-theme';
import styled, { css } from 'styled-components';

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const twoColumns = css`
  grid-template-columns: 22px minmax(0, 1fr) auto;
`;

/** Time, ring, title and project in the columns of tasks. */
export const Line = styled.button`
  display: grid;
  grid-template-columns: var(--when) 20px minmax(0, 1fr) var(--project) var(--trail);
  align-items: center;
  gap: 0 12px;
  width: calc(100% + 16px);
  min-height: 32px;
  margin-inline: -8px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--text-3);
  font: var(--type-body);
  text-align: start;
  &:hover,
  &[aria-expanded='true'] {
    background: var(--sunken);
  }
  ${narrowRows} {
    ${twoColumns}
  }
  ${phone} {
    ${twoColumns}
    min-height: 44px;
  }
`;

export const Time = styled.span`
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${narrowRows} {
    order: 1;
  }
  ${phone} {
    order: 1;
  }
`;

/** Where a task has its tick. */
export const Ring = styled.span`
  box-sizing: border-box;
  justify-self: center;
  width: 18px;
  height: 18px;
  border: 1.5px dashed var(--control);
  border-radius: 50%;
`;

export const Main = styled.span`
  display: flex;
  align-items: baseline;
  gap: 10px;
  min-width: 0;
  bdi {
    ${oneLine}
  }
  small {
    font: var(--type-caption);
  }
  /* Nothing stands in the column of the project. */
  &:last-child {
    grid-column: 3 / span 2;
    ${narrowRows} {
      grid-column: auto;
    }
    ${phone} {
      grid-column: auto;
    }
  }
`;

export const Of = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  font: var(--type-caption);
  bdi {
    ${oneLine}
  }
  ${narrowRows} {
    display: none;
  }
  ${phone} {
    display: none;
  }
`;
