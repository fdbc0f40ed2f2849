import styled from 'styled-components';
import { tablet } from '@plainday/ui-theme';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  min-height: 100dvh;
  ${tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  > main {
    display: grid;
    align-content: start;
    gap: var(--space-5);
    min-width: 0;
    padding: var(--space-5) var(--space-4);
  }
  h1 {
    font: 600 var(--type-title);
  }
`;

export const Side = styled.header`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  padding: var(--space-5) var(--space-3);
  background: var(--sunken);
`;

export const Place = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  a {
    padding: 4px 8px;
    border-radius: var(--radius-s);
    color: var(--text-2);
    font: var(--type-small);
    text-decoration: none;
  }
  a[aria-current] {
    background: var(--surface);
    color: var(--text);
    font-weight: 600;
  }
`;

export const Stage = styled.section`
  min-width: 0;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  > h2 {
    margin-bottom: var(--space-3);
    color: var(--text-2);
    font: 500 var(--type-caption);
  }
`;
