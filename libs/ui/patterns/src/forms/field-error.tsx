import { styled } from 'styled-components';
import type { ReactNode } from 'react';

/* There before its text, so that it is heard, and without room while it is empty. */
const Alert = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Problem = styled.p`
  color: var(--red);
  font: 500 var(--type-caption);
`;

interface FieldErrorProps {
  /** What the field says it is described by. */
  readonly id: string;
  /** How often the form was sent: an error that stays is said again each time. */
  readonly tries?: number;
  readonly children: ReactNode;
}

/** What is wrong with a field, said when it comes. */
export function FieldError({ id, tries = 0, children }: FieldErrorProps) {
  return (
    <Alert aria-live="assertive" data-error="">
      {children && (
        <Problem key={tries} id={id}>
          {children}
        </Problem>
      )}
    </Alert>
  );
}
