import { upTo } from '@plainday/ui-theme';
import styled from 'styled-components';

/** The panels of the overview, one below the other. */
export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  font-variant-numeric: tabular-nums;
`;

/** Two panels beside each other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  ${upTo(760)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A remark below a figure or in place of rows. */
export const Hint = styled.p`
  color: var(--text-3);
  font: var(--type-caption);
`;
