import { css } from 'styled-components';
import { coarse, forcedColors } from '@plainday/ui-theme';

/** A label that lies over its hidden radio button or checkbox: the whole of it is the target. */
export const optionStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 0;
  min-height: 32px;
  padding: 4px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  color: var(--text-2);
  font: 500 var(--type-small);
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background-color var(--dur) ease-out,
    color var(--dur) ease-out;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  /* Chosen: a stronger edge and heavier letters as well as the tint. */
  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: var(--accent-text);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${coarse} {
    min-height: 44px;
  }
  ${forcedColors} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
