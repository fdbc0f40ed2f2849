import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

export const Cards = styled.div`
  position: fixed;
  z-index: 70;
  /* Over the place of the brief toasts, and clear of the add bar. */
  inset-block-end: 84px;
  inset-inline-end: var(--space-6);
  display: grid;
  gap: var(--space-2);
  width: min(360px, calc(100vw - 32px));
  ${phone} {
    inset-block-end: calc(var(--bottom-bar, 62px) + 72px);
    inset-inline-end: var(--space-4);
  }
`;

export const Card = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--accent-text);
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.p`
  margin: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const When = styled.p`
  margin: 0;
  color: var(--text-2);
  font-size: var(--size-small);
`;

export const Last = styled.span`
  display: flex;
  margin-inline-start: auto;
`;

export const BellPlace = styled.div`
  position: relative;
  display: grid;
  place-items: center;
`;

export const Count = styled.span`
  position: absolute;
  inset-block-start: -2px;
  inset-inline-end: -4px;
  min-width: 16px;
  padding-inline: 4px;
  border-radius: 8px;
  background: var(--accent);
  color: var(--on-accent);
  font: 600 var(--type-tiny);
  text-align: center;
  pointer-events: none;
  ${phone} {
    inset-block-start: 4px;
    inset-inline-end: 2px;
  }
`;

export const Hint = styled.p`
  max-width: 320px;
  margin: 0;
  color: var(--text-2);
  font-size: var(--size-small);
  & + & {
    margin-block-start: var(--space-2);
  }
`;

export const Ask = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  margin-block-start: var(--space-3);
`;
