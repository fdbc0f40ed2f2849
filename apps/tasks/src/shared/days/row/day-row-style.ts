import { css } from 'styled-components';
import { givesWay, hovers, phone } from '@plainday/ui-theme';
import { rowFactsStyle } from '../../facts-style';
import { rowTagsStyle } from '../../task-rows/row/facts/row-tags-style';
import { subtaskStyle } from '../../task-rows/row/row-styles';
import { narrowRows, twoLines } from './two-lines-style';

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** What stands in the columns of a row. */
const columns = css`
  .line {
    display: grid;
    grid-template-columns: var(--when) 20px minmax(0, 1fr) var(--project) var(--trail);
    align-items: center;
    gap: 0 12px;
    min-height: var(--row);
  }
  .time,
  .minutes {
    color: var(--text-2);
    font: var(--type-small);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  button.time {
    justify-self: start;
    min-height: 28px;
    margin: 0 -6px;
    padding: 0 6px;
    border: 0;
    border-radius: 6px;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  button.time:hover {
    background: color-mix(in oklab, var(--text) 7%, transparent);
  }
  /* The minutes give way to the buttons, which come with the pointer: nothing else moves. */
  .trail {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    justify-items: end;
    > * {
      grid-area: 1 / 1;
    }
  }
  .minutes {
    color: var(--text-3);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
  .project {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    color: var(--text-2);
    font: var(--type-caption);
  }
  .project bdi,
  .in-line bdi {
    ${oneLine}
  }
  .late {
    color: var(--red);
  }
  /* A title goes on over the column of the project where the task has none. */
  .no-project {
    --main: span 2;
  }
  .main {
    display: flex;
    grid-column: var(--main, auto);
    align-items: center;
    gap: 12px;
    min-width: 0;
  }
  .title {
    flex: 0 1 auto;
    min-width: 0;
    min-height: 28px;
    margin: 0 -4px;
    padding: 0 4px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--text);
    font: 500 var(--type-body);
    text-align: start;
    cursor: text;
    ${oneLine}
  }
  span.title {
    cursor: default;
    line-height: 1.75rem;
  }
  .title.editor {
    flex: 1;
    resize: none;
    background: var(--surface);
    outline: 2px solid var(--accent);
    white-space: pre-wrap;
    line-height: 1.75rem;
  }
  .done .title {
    color: var(--text-3);
    text-decoration: line-through;
  }
  .done {
    --row: 34px;
  }
`;

const facts = css`
  .facts {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0 12px;
    color: var(--text-3);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${rowFactsStyle}
  .facts .late {
    color: var(--red);
  }
  .in-line {
    display: none;
  }
  ${rowTagsStyle}
  .tags.beside {
    flex: 0 100 auto;
    min-width: 0;
    ${oneLine}
  }
  .buttons {
    display: flex;
  }
  .near {
    display: contents;
  }
  ${hovers} {
    .buttons {
      opacity: 0;
    }
    .row:hover .buttons,
    .row:focus-within .buttons,
    .row:focus .buttons,
    .buttons:has([aria-expanded='true']) {
      opacity: 1;
    }
    .row:hover .minutes,
    .row:focus-within .minutes,
    .row:focus .minutes {
      ${givesWay}
    }
  }
`;

/** Rows of days: `--row` is their height, the others are the widths of their columns. */
export const dayRowsStyle = css`
  --row: 43px;
  --when: 46px;
  --project: 150px;
  --trail: 94px;
  .rows {
    container: rows / inline-size;
  }
  .row {
    position: relative;
    margin-inline: -12px;
    padding-inline: 12px;
    border-radius: var(--radius-s);
    outline-offset: -2px;
  }
  .row::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    border-bottom: 1px solid var(--line);
    pointer-events: none;
  }
  .row.lit,
  .row:focus-within {
    background: var(--sunken);
  }
  ${hovers} {
    .row:hover {
      background: var(--sunken);
    }
  }
  .row:is(.selected, [aria-current]) {
    background: var(--accent-soft);
  }
  ${columns}
  ${facts}
  ${subtaskStyle}
  .subtasks {
    padding-inline-start: 76px;
    padding-bottom: 8px;
  }
  ${phone} {
    ${twoLines}
  }
  ${narrowRows} {
    ${twoLines}
  }
  @media (pointer: coarse) {
    .row {
      touch-action: pan-y;
    }
  }
  @media (forced-colors: active) {
    .row.selected {
      border-inline-start: 4px solid Highlight;
    }
  }
`;
