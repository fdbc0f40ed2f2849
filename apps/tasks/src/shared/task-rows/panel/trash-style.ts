import { styled } from 'styled-components';

/** A title that is read and not changed. */
export const ReadTitle = styled.h3`
  && {
    font: 620 var(--type-heading);
    overflow-wrap: anywhere;
  }
`;

/** Text that is read and not changed. */
export const ReadText = styled.p`
  margin: 0;
  color: var(--text-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
