import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import styled from 'styled-components';

const Question = styled.span`
  align-self: center;
  margin-inline-end: auto;
  color: var(--text-2);
`;

interface GuardedDialogProps {
  readonly title: string;
  readonly description?: string;
  /** True while closing would lose something: then a stray click or Escape only asks. */
  readonly dirty: boolean;
  readonly size?: 'm' | 'l';
  readonly footer: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form that is not lost by a click beside it or by Escape. */
export function GuardedDialog({ dirty, footer, onClose, children, ...dialog }: GuardedDialogProps) {
  const [asking, setAsking] = useState(false);
  return (
    <ResponsiveDialog
      {...dialog}
      open
      onOpenChange={(open) => {
        if (open) return;
        if (dirty) setAsking(true);
        else onClose();
      }}
      footer={
        asking && dirty ? (
          <>
            <Question role="alert">There are unsaved changes.</Question>
            <Button variant="danger" onClick={onClose}>
              Discard
            </Button>
            {footer}
          </>
        ) : (
          footer
        )
      }
    >
      <div onInput={() => setAsking(false)}>{children}</div>
    </ResponsiveDialog>
  );
}
