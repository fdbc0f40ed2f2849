import type { InputHTMLAttributes, Ref } from 'react';
import { styled, css } from 'styled-components';
import { GrowingArea } from './growing-area';
import type { GrowingAreaProps } from './growing-area';

interface Validity {
  /** Draws the outline red and says so to assistive technology. */
  readonly invalid?: boolean;
}

/** `required` is left to `FormField`: browsers call an empty field wrong before anything was typed. */
export type TextFieldProps = Validity &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> & {
    readonly ref?: Ref<HTMLInputElement>;
  };

export type TextAreaProps = Validity & Omit<GrowingAreaProps, 'required'>;

/** The drawing of a field, shared by inputs, text areas and selects. */
export const fieldStyle = css`
  width: 100%;
  min-height: 40px;
  padding: 9px 12px;
  border: 1px solid var(--control);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--text);
  font: var(--type-body);
  transition: border-color var(--dur) ease-out;
  &:hover:not(:disabled, :focus) {
    border-color: var(--text-3);
  }
  &:focus {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
    border-color: var(--accent);
  }
  &[aria-invalid='true'] {
    border-color: var(--red);
    outline-color: var(--red);
  }
  &:disabled {
    background: var(--sunken);
    color: var(--text-3);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const StyledInput = styled.input`
  ${fieldStyle}
`;

const StyledTextArea = styled(GrowingArea)`
  ${fieldStyle}
  display: block;
  min-height: 84px;
  resize: vertical;
  max-height: 50dvh;
`;

/** A one-line field. Label, hint and error come from `FormField`. */
export function TextField({ invalid, type = 'text', ...rest }: TextFieldProps) {
  return <StyledInput type={type} aria-invalid={invalid || undefined} {...rest} />;
}

/** A field for several lines that grows with its text. */
export function TextArea({ invalid, ...rest }: TextAreaProps) {
  return <StyledTextArea aria-invalid={invalid || undefined} {...rest} />;
}
