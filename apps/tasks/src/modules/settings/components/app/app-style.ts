import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

/** What an app does that a tab does not: side by side, below each other on a phone. */
export const Gains = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  list-style: none;
  li {
    padding: var(--space-4);
  }
  li + li {
    border-inline-start: 1px solid var(--line);
  }
  svg {
    display: block;
    margin-bottom: var(--space-2);
    color: var(--accent-text);
  }
  strong {
    font: 550 var(--type-body);
  }
  p {
    color: var(--text-2);
    font-size: var(--size-small);
    text-wrap: pretty;
  }
  ${phone} {
    grid-template-columns: 1fr;
    li + li {
      border-inline-start: 0;
      border-top: 1px solid var(--line);
    }
  }
`;
