import { TextArea, visuallyHidden } from '@plainday/ui-components';
import { css, styled } from 'styled-components';
import { rowFactsStyle } from '../../facts-style';
import { cardTagsStyle } from '../row/facts/row-tags-style';
import { handleStyle, subtaskStyle, titleStyle } from '../row/row-styles';

export const Form = styled.form`
  container-type: inline-size;
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

/** Labels stand beside values where both have room, at any size of the text. */
const BESIDE = '@container (min-width: 18rem)';
const LABEL = '7.75rem';

/** A label and its value beside each other. */
const beside = css`
  display: grid;
  grid-template-columns: ${LABEL} minmax(0, 1fr);
  align-items: center;
  gap: 4px 0;
`;

const labelStyle = css`
  color: var(--text-2);
  font: var(--type-small);
`;

export const Line = styled.div`
  display: grid;
  gap: 4px 0;
  ${BESIDE} {
    ${beside}
  }
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
    grid-template-columns: calc(${LABEL} - 8px) minmax(0, 4fr) minmax(0, 3fr);
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
  grid-template-columns: minmax(0, 1fr);
  gap: 4px 8px;
  ${BESIDE} {
    grid-template-columns: fit-content(12rem) minmax(0, 1fr);
  }
  > * {
    grid-column: 1 / -1;
  }
  ${BESIDE} {
    > div:has(> label > input[type='checkbox']:not(:checked)),
    > div:has(> div > label > input[type='checkbox']:not(:checked)) {
      grid-column: auto;
    }
  }
  > div > label,
  > div > div:not([role]) > label:not([for]) {
    ${labelStyle}
  }
  ${BESIDE} {
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
  }
  @container (min-width: 23rem) {
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
    margin: 4px 0;
    @container (min-width: 23rem) {
      margin-inline-start: ${LABEL};
    }
  }
  /* What can be added stands as a chip until it is there; the box is the chip itself. */
  label:has(> input[type='checkbox']:not(:checked)) {
    position: relative;
    min-height: 28px;
    padding: 2px 10px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    font: 500 var(--type-small);
    &:hover:not(:has(> :disabled)) {
      background: var(--hover);
    }
    &:has(> :focus-visible) {
      outline: 2px solid var(--accent);
      outline-offset: 1px;
    }
    &:has(> :disabled) {
      cursor: default;
      color: var(--text-3);
    }
    > input {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      margin: 0;
      opacity: 0;
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
      width: min(100%, calc(${LABEL} + 4.25rem));
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
