import { styled } from 'styled-components';
import { tablet } from '@plainday/ui-theme';

/** The content of a page and what stands beside it; below it where both have no room. */
export const TwoColumns = styled.div<{
  /** Width of what stands beside, in CSS pixels. */
  readonly $side: number;
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $side }) => $side}px;
  gap: 40px;
  align-items: start;
  ${tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
  }
  /* A grid that fits on a page would be moved to the next one as a whole. */
  @media print {
    display: block;
    > * + * {
      margin-top: var(--space-8);
    }
  }
`;
