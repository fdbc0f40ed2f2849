import { upTo } from '@plainday/ui-theme';
import styled from 'styled-components';

/** The four quadrants. */
export const Surface = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--line);
  ${upTo(760)} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* A grid that fits on a page would be moved to the next one as a whole. */
  @media print {
    display: block;
    border: 0;
    background: none;
  }
`;

/** The card under the pointer. */
export const Lifted = styled.div`
  padding: 10px 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow);
  color: var(--text);
  font: 500 var(--type-item);
  cursor: grabbing;
  small {
    display: block;
    color: var(--accent-text);
    font: 550 var(--type-caption);
  }
`;
