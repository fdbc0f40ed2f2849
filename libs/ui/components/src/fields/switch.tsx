import type { InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'size' | 'aria-label'
> {
  /** Accessible name, where no visible label is tied to it. */
  readonly label?: string;
}

const StyledSwitch = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 40px;
  height: 24px;
  margin: 0;
  border: 1.5px solid var(--control);
  border-radius: var(--radius-full);
  background: var(--surface);
  cursor: pointer;
  transition: background-color var(--dur) ease-out;
  &::before {
    content: '';
    position: absolute;
    top: 50%;
    left: 4px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--control);
    transform: translateY(-50%);
    transition: transform var(--dur) ease-out;
  }
  &:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  &:checked::before {
    background: var(--on-accent);
    transform: translate(15px, -50%);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  /* The target is a finger high, the drawing is not. */
  &::after {
    content: '';
    position: absolute;
    inset: -12px -4px;
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
    }
  }
`;

/** On or off, at once: a checkbox that looks like a switch. */
export function Switch({ label, ...rest }: SwitchProps) {
  return <StyledSwitch type="checkbox" role="switch" aria-label={label} {...rest} />;
}
