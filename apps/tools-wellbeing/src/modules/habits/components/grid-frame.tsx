import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';

/** The surface of a week of habits. On a phone the name stands above its seven days. */
export const GridFrame = styled.div`
  margin-bottom: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  table {
    border-spacing: 0;
    table-layout: auto;
  }
  thead th {
    width: 52px;
    padding-block: 12px;
    &:first-child {
      width: auto;
    }
    &:last-child {
      width: 240px;
      padding-inline-end: 56px;
      text-align: end;
    }
  }
  tbody {
    td,
    th {
      border-top: 1px solid var(--line);
    }
    td[data-part='detail'] {
      border-top: 0;
    }
    td[aria-label] {
      height: 50px;
      border-radius: 0;
    }
  }
  ${phone} {
    border: 0;
    background: none;
    table,
    tbody,
    thead {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(7, minmax(0, 1fr));
      align-items: center;
    }
    thead th {
      width: auto;
      padding-block: 4px;
      &:first-child,
      &:last-child {
        display: none;
      }
    }
    tbody {
      tr[data-row-id] {
        padding-block: 4px 8px;
        border-top: 1px solid var(--line);
      }
      th,
      td {
        border: 0;
      }
      th {
        grid-column: 1 / 5;
        grid-row: 1;
      }
      td[data-part='tail'] {
        grid-column: 5 / -1;
        grid-row: 1;
      }
      td[data-part='detail'] {
        grid-column: 1 / -1;
      }
      td[aria-label] {
        height: 44px;
      }
    }
  }
`;
