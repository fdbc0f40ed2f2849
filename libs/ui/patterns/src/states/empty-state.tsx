import type { ReactNode } from 'react';
import { Icon } from '@plainday/ui-components';
import type { IconNode } from '@plainday/ui-components';
import { StateActions, StateBox, StateMark, StateText, StateTitle } from './state-box';

export interface EmptyStateProps {
  readonly title: string;
  /** A hint what to do. */
  readonly text?: ReactNode;
  readonly icon?: IconNode;
  /** Buttons or links. */
  readonly children?: ReactNode;
}

/** There is nothing here, and that is fine. */
export function EmptyState({ title, text, icon, children }: EmptyStateProps) {
  return (
    <StateBox>
      {icon && (
        <StateMark>
          <Icon icon={icon} size={20} />
        </StateMark>
      )}
      <StateTitle>{title}</StateTitle>
      {text && <StateText>{text}</StateText>}
      {children && <StateActions>{children}</StateActions>}
    </StateBox>
  );
}
