import { css } from 'styled-components';
import { upTo, wide } from '@plainday/ui-theme';

/** Beside the sidebar there is no room for a column of streaks: each stands below the name of its habit. */
export const tabletRows = css`
  ${wide} {
    ${upTo(1099)} {
      table,
      thead,
      tbody,
      tbody tr,
      td[data-part='detail'] {
        display: block;
      }
      thead tr,
      tbody tr[data-row-id] {
        display: grid;
        grid-template-columns: minmax(0, 1fr) repeat(7, 36px);
        align-items: center;
        padding-inline-end: 12px;
      }
      tbody tr[data-row-id] {
        padding-block: 6px;
        border-top: 1px solid var(--line);
      }
      thead th,
      thead th:last-child {
        width: auto;
        padding-inline: 4px;
      }
      thead th:last-child {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      tbody {
        th,
        td {
          border: 0;
        }
        th,
        td[data-part='tail'] {
          grid-area: 1 / 1;
        }
        td[data-part='tail'] {
          grid-row: 2;
        }
        td[aria-label] {
          grid-row: 1 / 3;
          min-width: 0;
        }
      }
      td[data-part='tail'] > div {
        justify-content: flex-start;
        padding-inline: 44px 0;
        text-align: start;
      }
    }
  }
`;
