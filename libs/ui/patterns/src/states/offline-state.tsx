import type { ReactNode } from 'react';
import { Button, Icon } from '@plainday/ui-components';
import type { IconNode } from '@plainday/ui-components';
import { StateActions, StateBox, StateMark, StateText, StateTitle } from './state-box';

export interface OfflineStateProps {
  readonly title?: string;
  /** What can still be done. */
  readonly text?: ReactNode;
  readonly onRetry?: () => void;
}

const CLOUD_OFF: IconNode = [
  ['path', { d: 'm2 2 20 20' }],
  ['path', { d: 'M5.8 5.8A7 7 0 0 0 9 19h8.5a4.5 4.5 0 0 0 1.3-.2' }],
  ['path', { d: 'M21.5 16.5A4.5 4.5 0 0 0 17.5 10h-1.8A7 7 0 0 0 10 5.1' }],
];

/** There is no connection, and nothing kept to show. No alarm: the browser is offline, not broken. */
export function OfflineState({
  title = 'You are offline',
  text = 'This appears as soon as there is a connection.',
  onRetry,
}: OfflineStateProps) {
  return (
    <StateBox role="status">
      <StateMark>
        <Icon icon={CLOUD_OFF} size={20} />
      </StateMark>
      <StateTitle>{title}</StateTitle>
      <StateText>{text}</StateText>
      {onRetry && (
        <StateActions>
          <Button onClick={onRetry}>Retry</Button>
        </StateActions>
      )}
    </StateBox>
  );
}
