import styled from 'styled-components';

export const List = styled.ul`
  margin: 0;
  padding: 6px 0 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    padding: 8px 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  li > div {
    flex: 1;
    min-width: 0;
  }
  strong {
    font: 550 var(--type-body);
  }
  p {
    color: var(--text-2);
    font-size: var(--size-small);
    line-height: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-top: 12px;
`;
