import { css } from 'styled-components';
import { phone } from '@plainday/ui-theme';

/**
 * Today first: one check per habit at the edge, the days before it as pips, which are no targets. The whole row opens
 * its seven days.
 */
export const phoneRows = css`
  ${phone} {
    border: 0;
    background: none;
    table,
    tbody,
    tbody tr {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr[data-row-id] {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-auto-columns: max-content;
      grid-auto-flow: column;
      column-gap: 3px;
      align-items: center;
      min-height: 61px;
      padding-block: 8px;
      border-top: 1px solid var(--line);
    }
    tbody {
      th,
      td {
        border: 0;
      }
      th,
      td[data-part='tail'] {
        grid-column: 1;
      }
      td[data-part='detail'] {
        display: block;
      }
      td[aria-label] {
        z-index: 1;
        grid-row: 1 / 3;
        min-width: 0;
        height: auto;
        padding: 0;
        &[aria-current='date'] {
          width: 44px;
          height: 44px;
          margin-inline-start: 9px;
        }
      }
    }
    tbody tr:not([data-open]) td[aria-label]:not([aria-current='date']) {
      width: 9px;
      pointer-events: none;
      &:has([data-state='future']) {
        display: none;
      }
      [data-state] {
        width: 9px;
        height: 9px;
        border-radius: 3px;
        svg {
          display: none;
        }
      }
      [data-state='frozen'] {
        height: 3px;
        border: 0;
        background: var(--control);
      }
    }
    tbody tr[data-open] {
      grid-template-columns: repeat(7, minmax(0, 1fr));
      padding-bottom: 12px;
      th,
      td[data-part='tail'] {
        grid-column: 1 / -1;
      }
      td[aria-label],
      td[aria-label][aria-current='date'] {
        grid-row: 3;
        width: auto;
        height: 70px;
        margin: 0;
        padding-top: 26px;
      }
    }
  }
`;
