import { useCallback, useEffect } from 'react';
import { DueCounts } from '../shared/due-counts';

/** Of Chromium and Safari. */
export interface Badging {
  setAppBadge(count: number): Promise<void>;
  clearAppBadge(): Promise<void>;
}

/** What is open today, on the icon of the installed app; gone with who is signed in. */
export function AppBadge({ badging }: { readonly badging: Badging }) {
  const show = useCallback(
    (counts: Readonly<Record<string, number>>) => {
      // Refused where the person has not allowed it: the icon stays plain.
      void badging.setAppBadge(counts['today'] ?? 0).catch(() => undefined);
    },
    [badging],
  );
  useEffect(() => () => void badging.clearAppBadge().catch(() => undefined), [badging]);
  return <DueCounts onCount={show} />;
}
