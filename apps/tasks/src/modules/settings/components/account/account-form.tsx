import type { ReactNode } from 'react';
import { Button } from '@plainday/ui-components';
import styled from 'styled-components';

const Box = styled.form`
  display: grid;
  gap: 16px;
  max-width: 420px;
  padding: 4px 0 20px;
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
`;

export const Failure = styled.p`
  padding: 10px 12px;
  border-radius: var(--radius-s);
  background: var(--red-soft);
  color: var(--red);
  font-size: var(--size-small);
`;

interface AccountFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: () => Promise<void>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A small form below the setting it changes. */
export function AccountForm(props: AccountFormProps) {
  const { busy, failure } = props;
  return (
    <Box
      aria-label={props.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void props.onSubmit();
      }}
    >
      {props.children}
      {failure && <Failure role="alert">{failure}</Failure>}
      <Buttons>
        <Button type="submit" variant="primary" aria-disabled={busy}>
          {busy ? 'Loading...' : props.submitLabel}
        </Button>
        <Button onClick={props.onCancel}>Cancel</Button>
      </Buttons>
    </Box>
  );
}
