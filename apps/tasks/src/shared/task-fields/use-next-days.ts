import { usePreferences } from '@plainday/data-preferences';
import { dayOfDue, formatDue } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { useEffect, useState } from 'react';
import type { TaskFields } from './task-fields';

const COUNT = 3;
const loadRecurrence = () =>
  import(/* webpackChunkName: "recurrence" */ '@plainday/domain-tasks/recurrence');

/** The days to which a repetition comes after the one that is set, as badges say them; empty until they are known. */
export function useNextDays(fields: TaskFields): readonly string[] {
  const { dayStartMinutes, dueTimeMinutes } = usePreferences(useShell().user.id);
  const [days, setDays] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const preferredTime = { hours: Math.floor(dueTimeMinutes / 60), minutes: dueTimeMinutes % 60 };
    void loadRecurrence().then(({ upcomingOccurrences }) => {
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
