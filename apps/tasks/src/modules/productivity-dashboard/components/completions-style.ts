import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

/** The chart, whose bars are links. */
export const Chart = styled.div`
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    justify-items: center;
    width: 100%;
    border-radius: 6px;
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--text);
  }
  ${phone} {
    /* Eight dates do not fit beside each other: every other one stands. */
    li:nth-child(even) > a > span:nth-child(2) {
      visibility: hidden;
    }
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--type-body);
  th,
  td {
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
  }
  th:last-child,
  td:last-child {
    text-align: end;
  }
  thead th {
    color: var(--text-3);
    font-weight: 500;
  }
  td a {
    display: inline-block;
    min-width: 24px;
    min-height: 24px;
    color: var(--accent-text);
  }
`;
