import type { ReactNode } from 'react';
import { AlertDialog as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { Button } from '../buttons/button';
import { panelStyle, scrimStyle, textStyle, titleStyle } from './dialog-style';
import type { DialogSize } from './dialog-style';
import { useDialogFocus } from './use-dialog-focus';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The question, in a sentence. */
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'default' | 'destructive';
  /** Runs once; the dialog closes by itself. */
  readonly onConfirm: () => void;
  /** Choices between the question and the buttons. */
  readonly children?: ReactNode;
}

const Scrim = styled(Radix.Overlay)`
  ${scrimStyle}
`;

const Panel = styled(Radix.Content)<{ $size: DialogSize; $sheet: boolean }>`
  ${panelStyle}
  gap: var(--space-3);
  padding: var(--space-6);
  overflow-y: auto;
`;

const Title = styled(Radix.Title)`
  ${titleStyle}
  flex: none;
  padding: 0;
`;

const Description = styled(Radix.Description)`
  ${textStyle}
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  padding-top: var(--space-2);
`;

/** A question that must be answered. Focus starts on the harmless answer. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'default',
  onConfirm,
  children,
}: AlertDialogProps) {
  const focus = useDialogFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Panel $size="s" $sheet={false} onCloseAutoFocus={focus.leave}>
          <Title>{title}</Title>
          <Description>{description}</Description>
          {children}
          <Buttons>
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button variant={tone === 'destructive' ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Radix.Action>
          </Buttons>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
