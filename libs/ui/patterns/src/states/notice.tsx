import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '@plainday/ui-components';
import { forcedColors } from '@plainday/ui-theme';

export interface NoticeProps {
  /** `info` for what is good to know, `warning` for what may be lost. */
  readonly tone?: 'info' | 'warning';
  /** `alert` is said at once, `status` when there is time; none is not announced. */
  readonly role?: 'alert' | 'status';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A second, quieter way on: dismissing, looking closer. */
  readonly secondary?: { readonly label: string; readonly run: () => void };
  readonly children: ReactNode;
}

const Box = styled.div<{ $warning: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-4);
  padding: 10px 14px;
  border-radius: var(--radius-m);
  background: ${({ $warning }) => ($warning ? 'var(--amber-soft)' : 'var(--accent-soft)')};
  color: ${({ $warning }) => ($warning ? 'var(--amber)' : 'var(--accent-text)')};
  font: var(--type-small);
  > div {
    flex: 1 1 260px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** A sentence above the content that stays until its reason is gone, with what can be done about it. */
export function Notice({ tone = 'info', role, action, secondary, children }: NoticeProps) {
  return (
    <Box $warning={tone === 'warning'} role={role}>
      <div>{children}</div>
      {secondary && (
        <Button size="s" variant="ghost" onClick={secondary.run}>
          {secondary.label}
        </Button>
      )}
      {action && (
        <Button size="s" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </Box>
  );
}
