import { IconButton, TextArea, visuallyHidden } from '@plainday/ui-components';
import { css, keyframes, styled } from 'styled-components';
import { rowFactsStyle } from '../../facts-style';
import { cardTagsStyle } from '../row/facts/row-tags-style';
import { handleStyle, subtaskStyle, titleStyle } from '../row/row-styles';

const flash = keyframes`
  from { background: var(--accent-soft); }
`;

/** What somebody changed on another device shows where it stands. */
const flashStyle = css`
  &[data-flash],
  [data-flash] {
    border-radius: var(--radius-s);
    animation: ${flash} 1.6s ease-out;
  }
`;

export const Star = styled(IconButton)`
  ${flashStyle}
`;

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
  ${flashStyle}
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
