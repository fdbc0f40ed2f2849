import { visuallyHidden } from '@plainday/ui-components';
import { css, styled } from 'styled-components';

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

/** What can be added: pressed or written in, it becomes a row. */
const chip = css`
  display: flex;
  align-items: center;
  min-height: 28px;
  padding: 2px 10px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  color: var(--text);
  font: 500 var(--type-small);
`;

/** A field over its own chip. */
const emptyField = css`
  position: relative;
  display: block;
  flex: 0 1 auto;
  [role='group'] {
    display: none;
  }
  > div {
    display: block;
    width: auto;
    min-height: 0;
    padding: 0;
  }
  > div > label[for] {
    ${chip}
  }
  &:hover > div > label[for] {
    background: var(--hover);
  }
  > div > :is(input, div:has(> input)) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    min-height: 0;
    opacity: 0;
  }
`;

/** A row for each value; what has none shares its line with others. */
export const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  > * {
    flex: 0 0 100%;
    min-width: 0;
  }
  > div:has(> label > input[type='checkbox']:not(:checked)),
  > div:has(> div > label > input[type='checkbox']:not(:checked)) {
    flex: 0 1 auto;
  }
  > div > label,
  > div > div:not([role]) > label:not([for]) {
    ${labelStyle}
  }
  > div > div:has(> label[for]) {
    grid-template-columns: minmax(0, 1fr);
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
    ${chip}
    position: relative;
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
    }
    button {
      padding-inline: 8px;
    }
  }
  &&& > [data-empty]:not(:focus-within, :has(button:hover)) {
    ${emptyField}
  }
`;
