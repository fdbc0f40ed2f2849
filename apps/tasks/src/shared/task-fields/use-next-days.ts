import { usePreferences } from '@plainday/data-preferences';
import { recurrence } from '@plainday/data-tasks';
import { dayOfDue, formatDue, timeFromMinutes } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { useEffect, useState } from 'react';
import type { TaskFields } from './task-fields';

const COUNT = 3;

/** The days to which a repetition comes after the one that is set, as badges say them; empty until they are known. */
export function useNextDays(fields: TaskFields): readonly string[] {
  const { dayStartMinutes, dueTimeMinutes } = usePreferences(useShell().user.id);
  const [days, setDays] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const preferredTime = timeFromMinutes(dueTimeMinutes);
    void recurrence.load().then(({ upcomingOccurrences }) => {
      const now = systemClock.now();
      const rule = { dayStartMinutes };
      const dates = upcomingOccurrences(fields, new Date(now), COUNT, { preferredTime, ...rule });
      const days = dates.map((due_date) => {
        const due_day = dayOfDue({ due_date, due_day: null }, rule);
        return formatDue({ due_date, due_day }, now);
      });
      if (isCurrent) setDays(days);
    });
    return () => {
      isCurrent = false;
    };
  }, [fields, dayStartMinutes, dueTimeMinutes]);
  return days;
}
