import type { ReactNode } from 'react';
import { Button, Icon } from '@plainday/ui-components';
import type { IconNode } from '@plainday/ui-components';
import { StateActions, StateBox, StateMark, StateText, StateTitle } from './state-box';

export interface ErrorStateProps {
  readonly title: string;
  /** What happened, for people. */
  readonly text?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly children?: ReactNode;
}

const ALERT: IconNode = [
  ['circle', { cx: 12, cy: 12, r: 10 }],
  ['path', { d: 'M12 8v4' }],
  ['path', { d: 'M12 16h.01' }],
];

/** Something failed: what, and the way on. Announced at once. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = 'Retry',
  children,
}: ErrorStateProps) {
  return (
    <StateBox role="alert">
      <StateMark>
        <Icon icon={ALERT} size={20} />
      </StateMark>
      <StateTitle>{title}</StateTitle>
      {text && <StateText>{text}</StateText>}
      {(onRetry ?? children) && (
        <StateActions>
          {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
          {children}
        </StateActions>
      )}
    </StateBox>
  );
}
