import { css } from 'styled-components';

/** The line of facts under a title: due date, project and the like. */
export const factsStyle = css`
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    color: var(--text-3);
    font: var(--type-caption);
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
  .fact {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
  }
`;
