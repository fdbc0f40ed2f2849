import { useState } from 'react';
import { DAY_MS } from '@plainday/shared-utils';
import { systemClock } from '@plainday/shared-platform';
import { useLazyCalendarTextQuery } from '../api/calendars.api';
import { readEvents } from '../model/foreign/read-events';
import { occurrencesWithin } from '../model/foreign/occurrences';
import { faultOf } from '../model/foreign/words.logic';

/** What stands at an address, before it is kept. */
export interface Preview {
  readonly address: string;
  /** Why nothing can be seen of it; null where something can. */
  readonly fault: string | null;
  /** As its owner calls it; empty where nobody has. */
  readonly name: string;
  /** Of the next thirty days. */
  readonly count: number;
  readonly next: readonly {
    readonly title: string;
    readonly start: number;
    readonly isDay: boolean;
  }[];
}

const AHEAD_MS = 30 * DAY_MS;
const SHOWN = 3;

/** Looks at a calendar before it is kept. */
export function usePreview() {
  const [ask] = useLazyCalendarTextQuery();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isLooking, setLooking] = useState(false);

  async function read(address: string): Promise<Preview> {
    const nothing = { address, name: '', count: 0, next: [] };
    const { data } = await ask(address);
    const fault = faultOf(data);
    if (fault !== null) return { ...nothing, fault };
    const { name, events } = await readEvents(data?.text ?? '');
    const from = systemClock.now();
    const found = await occurrencesWithin(events, { from, to: from + AHEAD_MS });
    const next = found
      .slice(0, SHOWN)
      .map(({ event, start }) => ({ title: event.title, start, isDay: event.start.isDay }));
    return { address, fault: null, name, count: found.length, next };
  }

  return {
    preview,
    isLooking,
    async look(address: string): Promise<Preview | null> {
      if (isLooking) return null;
      setLooking(true);
      const seen = await read(address);
      setPreview(seen);
      setLooking(false);
      return seen;
    },
  };
}
