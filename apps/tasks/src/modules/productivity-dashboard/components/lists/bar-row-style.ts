import styled from 'styled-components';

/** The lines of a breakdown. */
export const Bars = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Name = styled.bdi`
  min-width: 0;
  overflow-wrap: break-word;
`;

export const Line = styled.li`
  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 28px;
    color: var(--text);
    font: 500 var(--type-body);
    text-decoration: none;
  }
  a:hover ${Name} {
    text-decoration: underline;
  }
`;

export const Count = styled.span`
  order: 2;
  min-width: 24px;
  font-weight: 600;
  text-align: end;
`;

export const Done = styled.span`
  order: 1;
  margin-inline-start: auto;
  color: var(--text-3);
  font: var(--type-caption);
  line-height: 1.25rem;
  white-space: nowrap;
`;
