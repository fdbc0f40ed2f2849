import { coarse } from '@plainday/ui-theme';
import styled from 'styled-components';

/** As wide as a small window may be. */
export const Panel = styled.div`
  display: grid;
  gap: 10px;
  width: min(316px, calc(100vw - 48px));
`;

export const Line = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset: 0 auto 0 12px;
    height: 100%;
    color: var(--text-3);
    pointer-events: none;
  }
  input {
    padding-inline-start: 36px;
  }
`;

export const Next = styled.p`
  margin: 0;
  min-height: 16px;
  color: var(--text-2);
  font: var(--type-caption);
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 6px;
  button {
    min-height: 34px;
    padding: 0;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    color: var(--text-2);
    font: 500 var(--type-small);
  }
  button:hover {
    background: var(--hover);
  }
  button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  ${coarse} {
    gap: 4px;
    button {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Choices = styled.div`
  display: grid;
  margin-inline: -8px;
  padding-block: 6px;
  border-block: 1px solid var(--line);
  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  button {
    min-height: 32px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--text);
    font: var(--type-body);
    text-align: start;
  }
  small {
    margin-inline-start: 4px;
    color: var(--text-2);
    font: var(--type-small);
  }
  button:hover {
    background: var(--hover);
  }
  button[aria-pressed='true'],
  button[aria-pressed='true'] small {
    color: var(--accent-text);
    font-weight: 600;
  }
  button[aria-pressed='true'] {
    background: var(--accent-soft);
  }
  ${coarse} {
    button {
      min-height: 44px;
    }
  }
`;

export const Ends = styled.div`
  display: grid;
  gap: 8px;
`;

/** What is asked, and the answer at the end of the line. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 32px;
  color: var(--text-2);
  font: var(--type-small);
  select {
    color: var(--text);
  }
  input[type='number'] {
    width: 84px;
    min-height: 32px;
    text-align: end;
  }
  [role='radiogroup'] label {
    padding: 0 12px;
    min-height: 28px;
  }
`;

export const None = styled.button`
  justify-self: stretch;
  min-height: 36px;
  margin: -2px -8px -8px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--red);
  font: 500 var(--type-small);
  text-align: start;
  &:hover {
    background: var(--red-soft);
  }
`;
