import styled from 'styled-components';

/** The words of a rule, below the number or the heading that it belongs to. */
export const Rule = styled.p`
  position: relative;
  z-index: 1;
  margin-top: 6px;
  color: var(--text-2);
  font: var(--type-caption);
  &[hidden] {
    display: none;
  }
`;
