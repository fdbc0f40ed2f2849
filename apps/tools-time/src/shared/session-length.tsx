import { Check } from 'lucide';
import { styled } from 'styled-components';
import { formatMinutes } from '@plainday/domain-timer';
import { Icon } from '@plainday/ui-components';

const Length = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font: 500 var(--type-small);
  font-variant-numeric: tabular-nums;
  svg {
    color: var(--green);
  }
`;

export interface SessionLengthProps {
  readonly minutes: number;
  /** It is a time entry by now. */
  readonly saved?: boolean;
}

/** At the end of a session's row: how long it was, and whether it was saved. */
export function SessionLength({ minutes, saved }: SessionLengthProps) {
  return (
    <Length>
      {saved && <Icon icon={Check} size={14} title="Saved as a time entry" />}
      {formatMinutes(minutes)}
    </Length>
  );
}
