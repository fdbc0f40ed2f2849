import styled from 'styled-components';

/** The line at the top of a quadrant in which a task is typed. */
export const Form = styled.form`
  margin: 8px 20px 0;
  border-bottom: 1px solid var(--line);
  color: var(--text-3);
  > div:first-child {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding-inline-start: 2px;
  }
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
`;

/** What the words were read to say, in line with them. */
export const Said = styled.div`
  margin-inline: 20px -10px;
  p {
    padding: 0 10px 10px;
    color: var(--text-2);
    font: var(--type-small);
  }
`;
