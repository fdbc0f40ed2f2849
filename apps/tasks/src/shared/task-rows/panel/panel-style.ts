import { TextArea, visuallyHidden } from '@plainday/ui-components';
import { phone, wide } from '@plainday/ui-theme';
import { css, styled } from 'styled-components';
import { rowFactsStyle } from '../../facts-style';
import { cardTagsStyle } from '../row/facts/row-tags-style';
import { handleStyle, subtaskStyle, titleStyle } from '../row/row-styles';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${titleStyle}
  ${handleStyle}
  ${subtaskStyle}
  ${rowFactsStyle}
  ${cardTagsStyle}
  .subtasks:has(.handle) {
    padding-inline-start: 28px;
  }
  .subtasks:not(:has(li)) > .new-subtask {
    padding-inline-start: 6px;
  }
  > button {
    justify-self: start;
    max-width: 100%;
  }
  section {
    padding-top: 12px;
    border-top: 1px solid var(--line);
  }
  h3 {
    margin: 0;
    font: 550 var(--type-small);
  }
  summary {
    min-height: 28px;
    padding: 4px 0;
    color: var(--text-2);
    font: var(--type-small);
    cursor: pointer;
  }
`;

/** Text that is a field only under the pointer and the focus. */
const bare = css`
  && {
    padding: 4px 8px;
    margin-inline: -8px;
    width: calc(100% + 16px);
    min-height: 0;
    resize: none;
    border-color: transparent;
    background: none;
  }
  &&:hover:not(:focus) {
    background: var(--hover);
  }
`;

export const OneLine = styled(TextArea)`
  ${bare}
  && {
    font: 620 var(--type-heading);
    line-height: 1.75rem;
  }
`;

export const Plain = styled(TextArea)`
  ${bare}
  && {
    color: var(--text-2);
  }
  &&::placeholder {
    color: var(--text-3);
  }
`;

/** The ring, the title beside it, and below it the notes. */
export const Top = styled.div`
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr);
  gap: 4px 14px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);
  > div {
    grid-column: 2;
    gap: 0;
  }
  > div > label {
    ${visuallyHidden}
  }
  /* After the title in the order of the keys: whoever opens a task reads it first. */
  > input {
    grid-area: 1 / 1;
    margin-top: 2px;
  }
  &:not(:has(> input)) {
    grid-template-columns: minmax(0, 1fr);
    > div {
      grid-column: 1;
    }
  }
`;

const LABEL_PX = 124;

/** A label and its value beside each other. */
const beside = css`
  display: grid;
  grid-template-columns: ${LABEL_PX}px minmax(0, 1fr);
  align-items: center;
  gap: 4px 0;
`;

const labelStyle = css`
  color: var(--text-2);
  font: var(--type-small);
`;

export const Line = styled.div`
  ${beside}
  > span {
    ${labelStyle}
  }
  label {
    min-height: 28px;
    padding: 0 12px;
    font-size: var(--size-small);
  }
`;

/** A day and its time: the label of the day stands for both, the other is only said. */
const pair = css`
  && > div > div:has(> div:nth-child(2):last-child > label[for]) {
    grid-template-columns: ${LABEL_PX - 8}px minmax(0, 4fr) minmax(0, 3fr);
    gap: 4px 8px;
    > div {
      display: contents;
    }
    > div > * {
      grid-column: 2 / -1;
    }
    > div > label {
      grid-area: 1 / 1;
      align-self: center;
      ${labelStyle}
    }
    > div > :nth-child(2) {
      grid-area: 1 / 2;
    }
    > :last-child > label {
      ${visuallyHidden}
    }
    > :last-child > :nth-child(2) {
      grid-area: 1 / 3;
    }
  }
`;

/** A row for each value; what has none and only needs a tick shares its line. */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 186px) minmax(0, 1fr);
  gap: 4px 8px;
  > * {
    grid-column: 1 / -1;
  }
  > div:has(> label > input[type='checkbox']:not(:checked)),
  > div:has(> div > label > input[type='checkbox']:not(:checked)) {
    grid-column: auto;
  }
  > div > label,
  > div > div:not([role]) > label:not([for]) {
    ${labelStyle}
  }
  > div > div:has(> label[for]),
  > div:has(> label[for]) {
    ${beside}
    > * {
      grid-column: 2;
    }
    > label[for] {
      grid-column: 1;
      ${labelStyle}
    }
  }
  ${wide} {
    ${pair}
  }
  input:not([type='checkbox'], [type='radio']),
  select,
  div:has(> input) {
    min-height: 34px;
    padding-block: 4px;
  }
  [role='group'] {
    gap: 4px;
    margin: 4px 0 4px ${LABEL_PX}px;
    ${phone} {
      margin-inline-start: 0;
    }
  }
  [role='group'] > button:disabled {
    display: none;
  }
  /* Minutes need little room: what is often chosen stands beside them. */
  > div:has(> div > input[type='number']) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    > div:first-child {
      flex: none;
      width: ${LABEL_PX + 68}px;
    }
    > [role='group'] {
      margin: 0;
      flex-wrap: nowrap;
    }
    button {
      padding-inline: 8px;
    }
  }
`;

export const Counter = styled.span<{ readonly $over: boolean }>`
  color: ${({ $over }) => ($over ? 'var(--red)' : 'var(--text-3)')};
  font-variant-numeric: tabular-nums;
`;

/** What has become of changes. */
export const Kept = styled.span<{ readonly $tone: 'kept' | 'waiting' | 'wrong' }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 6px;
  color: ${({ $tone }) =>
    ({ kept: 'var(--text-2)', waiting: 'var(--amber)', wrong: 'var(--red)' })[$tone]};
  font: var(--type-caption);
  svg {
    color: var(--green);
  }
`;

export const Unsaved = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  span {
    color: var(--text-2);
    margin-inline-end: 4px;
  }
`;
