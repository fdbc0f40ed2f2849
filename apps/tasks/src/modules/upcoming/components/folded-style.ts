import { hovers, phone, screenOnly } from '@plainday/ui-theme';
import styled from 'styled-components';

/** `data-open` where each day is shown, `data-moving` while a task is, `data-target` where one of them has it. */
export const Folded = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  margin-inline: -12px;
  padding-inline: 12px;
  min-height: 36px;
  border-radius: var(--radius-m);
  &::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    border-bottom: 1px solid var(--line);
    pointer-events: none;
  }
  &:focus-within {
    background: var(--sunken);
  }
  ${hovers} {
    &:hover {
      background: var(--sunken);
    }
  }
  ${phone} {
    min-height: 44px;
  }
`;

export const Nothing = styled.button`
  grid-area: 1 / 1;
  min-height: inherit;
  /* Below the titles. */
  padding: 0 0 0 calc(150px + var(--when) + 44px);
  border: 0;
  border-radius: inherit;
  background: none;
  color: var(--text-3);
  font: var(--type-small);
  text-align: start;
  ${Folded}[data-target] & {
    color: var(--accent-text);
    font-weight: 600;
  }
  ${phone} {
    padding-inline-start: 0;
  }
`;

/** The single days, at the end of the line: over it, so that nothing moves when they come. */
export const FewDays = styled.div`
  ${screenOnly}
  grid-area: 1 / 1;
  justify-self: end;
  display: flex;
  gap: 6px;
  max-width: 100%;
  padding-inline-start: 8px;
  background: var(--sunken);
  opacity: 0;
  pointer-events: none;
  ${Folded}:is([data-open], [data-moving], :focus-within) & {
    opacity: 1;
    pointer-events: auto;
  }
  ${Folded}[data-moving]:not(:hover, :focus-within) & {
    background: var(--bg);
  }
  ${hovers} {
    ${Folded}:hover & {
      opacity: 1;
      pointer-events: auto;
    }
  }
  ${phone} {
    gap: 2px;
    /* They do not fit beside each other while they are not shown. */
    ${Folded}:not([data-open], [data-moving]) & {
      display: none;
    }
    ${Folded}[data-open] & {
      flex-wrap: wrap;
      gap: 6px;
      grid-area: 2 / 1;
      justify-self: start;
      padding: 0 0 10px;
      background: none;
    }
  }
`;

export const FoldedDay = styled.button`
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: 6px;
  min-width: 24px;
  min-height: 26px;
  padding: 0 9px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--surface);
  color: var(--text);
  font: 600 var(--type-caption);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  &:not(:has(svg)) {
    flex-basis: 28px;
    justify-content: center;
    padding: 0 3px;
  }
  &:hover {
    border-color: var(--control);
  }
  &[data-target] {
    border: 1px dashed var(--accent);
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  ${phone} {
    min-height: 36px;
    ${Folded}:not([data-open]) & {
      min-width: 0;
      padding-inline: 0;
    }
  }
`;
