import { css } from 'styled-components';
import { rowFactsStyle } from '../../facts-style';
import { screenOnly } from '@plainday/ui-theme';
import { cardTagsStyle } from './facts/row-tags-style';

/** What a row is dragged by. */
export const handleStyle = css`
  .handle {
    position: absolute;
    inset: var(--row-pad) auto auto 12px;
    width: 28px;
    height: 28px;
    border: 0;
    border-radius: 6px;
    padding: 6px 9px 7px;
    background: radial-gradient(circle at 2.5px 2.5px, var(--text-2) 1.2px, transparent 1.6px) 0 0 /
      5px 5px content-box;
    background-origin: content-box;
    opacity: 0;
    cursor: grab;
    touch-action: none;
    ${screenOnly}
  }
`;

/** The title of a task or subtask, and the field it becomes. */
export const titleStyle = css`
  .title {
    display: block;
    width: fit-content;
    max-width: 100%;
    min-height: 22px;
    margin: 0 -4px;
    padding: 0 4px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--text);
    font: 500 var(--type-item);
    line-height: 1.375rem;
    text-align: start;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    cursor: text;
  }
  span.title {
    cursor: default;
  }
  .title.editor {
    width: calc(100% + 8px);
    max-width: none;
    resize: none;
    background: var(--surface);
    outline: 2px solid var(--accent);
    overflow: hidden;
  }
  .done .title {
    color: var(--text-3);
    text-decoration: line-through;
  }
`;

/** The line of facts under a title. */
export const metaStyle = css`
  .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    color: var(--text-3);
    font: var(--type-caption);
    line-height: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
  ${rowFactsStyle}
  ${cardTagsStyle}
  .count {
    margin-block: -2px;
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
  .subtask > .handle {
    inset: -1px auto auto -29px;
  }
  .subtask:hover > .handle,
  .subtask:focus-within > .handle {
    opacity: 1;
  }
  .subtask {
    position: relative;
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
  .subtask > .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 0 10px;
    min-height: 22px;
    color: var(--text-3);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
  .subtask .overdue {
    color: var(--red);
  }
  .subtask > button:not(.title, .handle) {
    opacity: 0;
  }
  .subtask:hover > button:not(.title),
  .subtask > button:not(.title, .handle):is(:focus-visible, [aria-expanded='true']) {
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
  /* The chips of what is typed stand right below. */
  .new-subtask:focus-visible {
    outline-offset: -2px;
  }
  .new-subtask::placeholder {
    color: var(--text-3);
  }
`;
