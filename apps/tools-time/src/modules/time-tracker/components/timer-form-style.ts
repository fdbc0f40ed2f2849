import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';

/** Name and project, time, button: in one line, or below each other on a phone, the time first. */
export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) 28px;
  padding: 24px 24px 24px 28px;
  > button {
    min-width: 116px;
  }
  ${phone} {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-4);
    > button {
      min-height: 48px;
    }
  }
`;

export const Subject = styled.div`
  /* Long names are read before the time stands beside them. */
  flex: 1 1 15rem;
  display: grid;
  gap: 2px;
  min-width: 0;
  justify-items: start;
`;

export const Since = styled.p`
  color: var(--text-3);
  font: var(--type-caption);
`;

export const NameField = styled.input`
  width: 100%;
  margin-inline-start: -6px;
  padding: 4px 6px;
  border: 0;
  border-bottom: 2px solid transparent;
  border-radius: 6px 6px 0 0;
  background: transparent;
  color: var(--text);
  font: 600 var(--type-large);
  letter-spacing: -0.01em;
  text-overflow: ellipsis;
  &:hover,
  &:placeholder-shown {
    border-bottom-color: var(--control);
  }
  &:focus {
    border-bottom-color: var(--accent);
    outline: none;
  }
  @media (forced-colors: active) {
    border-bottom-color: CanvasText;
    &:focus {
      border-bottom-color: Highlight;
    }
  }
`;

export const Clock = styled.p<{ $idle: boolean }>`
  color: ${({ $idle }) => ($idle ? 'var(--text-3)' : 'var(--text)')};
  font: 650 var(--type-clock-small);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.04em;
  ${phone} {
    order: -1;
    text-align: center;
  }
`;
