import { styled } from 'styled-components';
import { phoneRows } from './phone-rows';
import { tabletRows } from './tablet-rows';

/** The surface of a week of habits. */
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
    tr:hover [data-grip],
    tr:focus-within [data-grip] {
      opacity: 1;
    }
  }
  ${tabletRows}
  ${phoneRows}
`;
