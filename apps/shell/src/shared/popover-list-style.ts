import styled from 'styled-components';

/** What the popovers of the header list: a heading, and rows with their buttons. */
export const Heading = styled.h2`
  margin: 0 0 var(--space-3);
  font: 600 var(--type-body);
`;

export const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  width: min(320px, calc(100vw - 64px));
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  gap: var(--space-2);
  padding-block-end: var(--space-3);
  border-block-end: 1px solid var(--line);
  &:last-child {
    padding-block-end: 0;
    border: 0;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
