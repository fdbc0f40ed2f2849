import { coarse, phone } from '@plainday/ui-theme';
import styled from 'styled-components';

export const Panel = styled.div`
  width: 528px;
  max-width: 100%;
  ${phone} {
    width: 100%;
  }
`;

export const Field = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 54px;
  padding-inline: 16px;
  > svg {
    flex: none;
    color: var(--text-3);
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: var(--text);
    font: var(--type-item);
    font-size: var(--size-touch);
  }
  kbd {
    opacity: 0;
  }
  input:focus ~ kbd {
    opacity: 1;
  }
`;

export const Sentence = styled.p<{ readonly $isNew: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-height: 40px;
  margin: 0;
  padding: 8px 16px;
  border-block: 1px solid var(--line);
  background: ${({ $isNew }) => ($isNew ? 'var(--accent-soft)' : 'var(--sunken)')};
  color: ${({ $isNew }) => ($isNew ? 'var(--accent-text)' : 'var(--text-2)')};
  font: var(--type-small);
  strong {
    flex: 1 1 auto;
    font-weight: 600;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Month = styled.div`
  padding: 6px 12px 8px;
  border-inline-start: 1px solid var(--line);
  && .rdp-day_button {
    width: 38px;
    height: 34px;
  }
  ${phone} {
    display: grid;
    justify-content: center;
    border-inline-start: 0;
    border-top: 1px solid var(--line);
    && .rdp-day_button {
      width: min(44px, calc((100vw - 40px) / 7));
      height: 40px;
    }
  }
`;

export const Side = styled.div`
  padding: 10px;
`;

export const Words = styled.div`
  display: grid;
  button {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 36px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--text);
    font: var(--type-body);
    text-align: start;
  }
  svg {
    flex: none;
    color: var(--text-3);
  }
  span {
    flex: 1;
  }
  small {
    color: var(--text-2);
    font: var(--type-caption);
  }
  button:hover,
  button:focus-visible {
    background: var(--hover);
  }
  ${coarse} {
    button {
      min-height: 44px;
    }
  }
  ${phone} {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    button {
      flex: 1 0 auto;
      gap: 6px;
      padding: 0 10px;
      border: 1px solid var(--line-strong);
      font: var(--type-small);
    }
    svg {
      display: none;
    }
  }
`;

export const Note = styled.p`
  margin: 8px 8px 0;
  padding-top: 8px;
  border-top: 1px solid var(--line);
  color: var(--text-2);
  font: var(--type-caption);
  ${phone} {
    display: none;
  }
`;

/* In sight wherever the window is cut short. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  background: var(--surface);
  border-top: 1px solid var(--line);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 52px;
  padding: 7px 12px 7px 16px;
  > button {
    margin-inline-start: auto;
  }
`;

export const Time = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  > svg {
    color: var(--text-3);
  }
  input {
    width: 108px;
    min-height: 34px;
    padding-block: 4px;
  }
  ${phone} {
    input {
      width: 92px;
      padding-inline: 8px;
    }
  }
`;

export const Reminder = styled.div`
  display: flex;
  ${phone} {
    flex: 1 1 124px;
    width: 0;
  }
  align-items: center;
  gap: 2px;
  color: var(--text-2);
  font: var(--type-small);
  select {
    width: 100%;
    max-width: 150px;
    color: var(--text);
  }
`;
