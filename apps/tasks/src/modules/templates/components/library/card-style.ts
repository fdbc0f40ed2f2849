import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  /* No row is half empty. */
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

export const Box = styled.li`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
  padding: 16px 16px 12px 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 8px;
  }
  h3 {
    min-width: 0;
    font: 600 var(--type-subheading);
    overflow-wrap: anywhere;
  }
  footer {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-top: auto;
    padding-top: 4px;
  }
`;

export const About = styled.p`
  margin-top: -8px;
  color: var(--text-2);
  font-size: var(--size-small);
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  margin-inline-start: auto;
  color: var(--text-3);
  font-size: var(--size-caption);
  font-variant-numeric: tabular-nums;
`;

export const More = styled.li`
  padding-inline-start: 24px;
  color: var(--text-3);
  font: var(--type-caption);
  line-height: 1.25rem;
`;
