import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { FieldError } from './field-error';

/** What a control takes over so that label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly invalid: boolean;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FormFieldProps {
  readonly label: ReactNode;
  /** Shown under the control and tied to it; the control is then drawn as invalid. */
  readonly error?: string | null;
  readonly hint?: ReactNode;
  /** Marks the label, and the control to assistive technology. */
  readonly required?: boolean;
  /** Draws the control from what it must take over: `{(control) => <TextField {...control} />}`. */
  readonly children: (control: FieldControl) => ReactNode;
}

const Field = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label<{ $required: boolean }>`
  font: 550 var(--type-small);
  ${({ $required }) => $required && "&::after { content: ' *' / ''; color: var(--red); }"}
`;

const Hint = styled.p`
  color: var(--text-3);
  font-size: var(--size-caption);
  line-height: 1rem;
`;

/** A control with its label, its hint and its error. */
export function FormField({ label, error, hint, required = false, children }: FormFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const tries = useTries(field);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Field ref={field}>
      <Label htmlFor={id} $required={required}>
        {label}
      </Label>
      {children({
        id,
        invalid: Boolean(error),
        'aria-required': required || undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldError id={`${id}-error`} tries={tries}>
        {error}
      </FieldError>
    </Field>
  );
}

/** How often the field's form has been sent: an error that stays is said again each time. */
function useTries(field: RefObject<HTMLElement | null>): number {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const form = field.current?.closest('form');
    const count = () => setTries((known) => known + 1);
    form?.addEventListener('submit', count);
    return () => form?.removeEventListener('submit', count);
  }, [field]);
  return tries;
}
