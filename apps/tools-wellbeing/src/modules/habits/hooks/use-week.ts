import { useState } from 'react';
import { startOfWeek, type DayKey } from '@plainday/domain-calendar';

/** Which week is shown. */
export interface Week {
  readonly monday: DayKey;
  readonly isCurrent: boolean;
  readonly show: (monday: DayKey) => void;
}

/** The week that is shown: the current one until another is chosen, never one to come. */
export function useWeek(today: DayKey): Week {
  const [chosen, setChosen] = useState<DayKey | null>(null);
  const current = startOfWeek(today);
  const monday = chosen !== null && chosen < current ? chosen : current;
  return {
    monday,
    isCurrent: monday === current,
    show: (next) => setChosen(next >= current ? null : startOfWeek(next)),
  };
}
