import { css } from 'styled-components';

/** The line of facts under a title. */
export const metaStyle = css`
  .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    margin-top: 1px;
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
  .fact bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    max-width: 240px;
  }
  .overdue {
    color: var(--red);
  }
  .star {
    color: var(--amber);
  }
  .star svg {
    fill: currentColor;
  }
  .count {
    min-height: 24px;
    margin: -2px -6px;
    padding: 0 6px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .count:hover {
    background: color-mix(in oklab, var(--text) 7%, transparent);
    color: var(--text);
  }
  .said {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Subtasks and the field for a new one. */
export const subtaskStyle = css`
  .subtasks {
    padding: 6px 0 2px;
  }
  .subtasks ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .subtask {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    min-height: 26px;
  }
  .subtask > input {
    top: 4px;
  }
  .subtask .title {
    color: var(--text-2);
    font-weight: 400;
    font-size: var(--size-body);
  }
  .subtask.done .title {
    color: var(--text-3);
  }
  .subtask > .title {
    margin-inline-end: auto;
  }
  .subtask > button:not(.title) {
    opacity: 0;
  }
  .subtask:hover > button:not(.title),
  .subtask > button:not(.title):is(:focus-visible, [aria-expanded='true']) {
    opacity: 1;
  }
  .new-subtask {
    width: 100%;
    min-height: 28px;
    margin-top: 2px;
    padding: 0 6px 0 24px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--text);
    font: var(--type-body);
  }
  .new-subtask::placeholder {
    color: var(--text-3);
  }
`;
