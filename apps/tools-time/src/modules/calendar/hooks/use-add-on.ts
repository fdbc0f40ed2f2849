import { readPreferences } from '@plainday/data-preferences';
import { clockText, dayKeyOf, instantOf, type DayKey } from '@plainday/domain-calendar';
import { lastSecondOf } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';

const QUICK_ADD = 'quick-add';

/** Opens the quick add for a day: at the preferred time, at 23:59 once that is past today (decisions 28). */
export function useAddOn(): (day: DayKey, time?: string) => void {
  const { overlay, user } = useShell();
  return (day, time) => {
    const { dueTimeMinutes: minutes } = readPreferences(user.id);
    const now = systemClock.now();
    const preferred = instantOf(day, time ?? clockText(minutes));
    const isOver = time === undefined && day === dayKeyOf(now) && preferred <= now;
    const due = new Date(isOver ? lastSecondOf(day) : preferred).toISOString();
    overlay.open(QUICK_ADD, { due });
  };
}
