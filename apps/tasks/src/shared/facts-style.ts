import { css } from 'styled-components';

/** One fact of the line under a title: an icon and words. */
const factStyle = css`
  .fact {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
  }
`;

/** What is read aloud and not seen. */
const saidStyle = css`
  .said {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

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
  ${factStyle}
  ${saidStyle}
`;

/** Facts and marks of a row of tasks: star, number of subtasks, words for those who do not see them. */
export const rowFactsStyle = css`
  ${factStyle}
  ${saidStyle}
  .star {
    color: var(--amber);
  }
  .star svg {
    fill: currentColor;
  }
  .count,
  button.due {
    min-height: 24px;
    margin: 0 -6px;
    padding: 0 6px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  /* As high as a line of facts, whatever can be pressed in it. */
  button.due {
    margin-block: calc((1lh - 24px) / 2);
  }
  button.overdue {
    color: var(--red);
  }
  .count:hover,
  button.due:hover {
    background: color-mix(in oklab, var(--text) 7%, transparent);
    color: var(--text);
  }
`;
