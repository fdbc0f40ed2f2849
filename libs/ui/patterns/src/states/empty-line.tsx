import { styled } from 'styled-components';

/** Nothing here yet, in a list among others on the page: one quiet sentence in the place of its rows. */
export const EmptyLine = styled.p`
  padding-block: var(--space-2);
  border-top: 1px solid var(--line);
  color: var(--text-3);
  font: var(--type-small);
`;
