import { styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';

/** A question about what runs. */
export const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--amber-soft);
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
  h2 {
    color: var(--amber);
    font: 600 var(--type-subheading);
  }
  p {
    font: var(--type-small);
  }
`;
