import styled from 'styled-components';

/** The line at the top of a quadrant in which a task is typed. */
export const Form = styled.form`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  margin: 8px 20px 0;
  padding-inline-start: 2px;
  border-bottom: 1px solid var(--line);
  color: var(--text-3);
  &:has(input:focus-visible) {
    border-color: var(--accent);
    box-shadow: 0 1px 0 var(--accent);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 43px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--text);
    font: var(--type-body);
  }
  input:focus-visible {
    outline: none;
  }
  input::placeholder {
    color: var(--text-3);
  }
  @media (pointer: coarse) {
    input {
      font-size: var(--size-touch);
    }
  }
`;
