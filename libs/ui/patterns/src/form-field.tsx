import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** What a control takes over so that label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly invalid: boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FormFieldProps {
  readonly label: ReactNode;
  /** Shown under the control and tied to it; the control is then drawn as invalid. */
  readonly error?: string | null;
  readonly hint?: ReactNode;
  /** Draws the control from what it must take over: `{(control) => <TextField {...control} />}`. */
  readonly children: (control: FieldControl) => ReactNode;
}

const Field = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label`
  font: 550 13px/20px var(--font);
`;

const Hint = styled.p`
  color: var(--text-3);
  font-size: 12px;
  line-height: 16px;
`;

const Problem = styled.p`
  color: var(--red);
  font: 500 12px/16px var(--font);
`;

/** A control with its label, its hint and its error. */
export function FormField({ label, error, hint, children }: FormFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, invalid: Boolean(error), 'aria-describedby': described || undefined })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Field>
  );
}
