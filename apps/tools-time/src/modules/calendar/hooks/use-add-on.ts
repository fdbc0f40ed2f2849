import { readPreferences } from '@plainday/data-preferences';
import { clockText, dayAt, instantWithin, type DayKey } from '@plainday/domain-calendar';
import { lastSecondOf } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';

const QUICK_ADD = 'quick-add';

/** Opens the quick add for a day: at the preferred time, at 23:59 once that is past today (decisions 28). */
export function useAddOn(): (day: DayKey, time?: string) => void {
  const { overlay, user } = useShell();
  return (day, time) => {
    const preferences = readPreferences(user.id);
    // A day without a time, where new dates are such.
    if (time === undefined && !preferences.newDatesTimed) {
      overlay.open(QUICK_ADD, { due: day });
      return;
    }
    const now = systemClock.now();
    const preferred = instantWithin(
      day,
      time ?? clockText(preferences.dueTimeMinutes),
      preferences,
    );
    const isOver = time === undefined && day === dayAt(now, preferences) && preferred <= now;
    const last = lastSecondOf(day, undefined, preferences.dayStartMinutes);
    const due = new Date(isOver ? last : preferred).toISOString();
    overlay.open(QUICK_ADD, { due });
  };
}
