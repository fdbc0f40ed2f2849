import { usePreferences } from '@plainday/data-preferences';
import { dueFromShortcut, newDateTime, NO_DUE } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { TakeIn } from '../../../shared/taken/take-in';

/** What comes into Today without a date of its own is due today. */
export function TakeInToday() {
  const preferences = usePreferences(useShell().user.id);
  const dueToday = () => {
    const now = new Date(systemClock.now());
    const { dayStartMinutes } = preferences;
    return dueFromShortcut('today', now, NO_DUE, newDateTime(preferences), dayStartMinutes);
  };
  return <TakeIn defaults={dueToday} />;
}
