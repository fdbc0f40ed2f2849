import type { DayKey } from '@plainday/domain-calendar';
import { systemClock } from '@plainday/shared-platform';
import { exportItems } from '../model/export.logic';
import { toIcs } from '../model/ics.logic';
import type { Agenda } from './use-agenda';

/** How long a browser may take to begin the download. */
const RELEASE_MS = 10_000;

/** Gives what is shown to the browser as a file for other calendars (CV7). */
export function useExport(days: readonly DayKey[], { agendas }: Agenda): () => void {
  return () => {
    const ics = toIcs(exportItems(days, agendas), systemClock.now());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([ics], { type: 'text/calendar;charset=utf-8' }));
    const [from = '', to = from] = [days[0], days.at(-1)];
    link.download = from === to ? `calendar-${from}.ics` : `calendar-${from}-${to}.ics`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
  };
}
