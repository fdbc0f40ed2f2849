import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';

/** A surface with a hairline around it: the one main thing of a screen. */
export const Card = styled.div`
  padding: var(--space-6);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  ${phone} {
    padding: var(--space-4);
  }
`;
