import { css } from 'styled-components';

/** The line of facts under a title: due date, project and the like. */
export const factsStyle = css`
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    color: var(--text-3);
    font: 400 12px/20px var(--font);
    font-variant-numeric: tabular-nums;
  }
  .fact {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
  }
`;
