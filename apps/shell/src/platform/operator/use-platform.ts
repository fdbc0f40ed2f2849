import type { PublicConfig } from '@plainday/federation-contract';
import { onConnection, onVisible, systemClock } from '@plainday/shared-platform';
import { useEffect, useState } from 'react';
import type { PlatformState } from './platform-state';
import { readPlatform, type PlatformAnswer } from './read-platform';

/** What this person may see. What was known stays while nobody answers. */
export type PlatformView =
  | 'asking'
  | 'visitor'
  | { readonly state: PlatformState; readonly at: Date; readonly isOld: boolean };

/** How the site stands, asked again whenever the page is looked at anew or the network is back. */
export function usePlatform(config: PublicConfig): PlatformView {
  const [view, setView] = useState<PlatformView>('asking');
  useEffect(() => {
    let isGone = false;
    const take = (answer: PlatformAnswer) => {
      if (isGone) return;
      const at = new Date(systemClock.now());
      setView((known) => {
        if (typeof answer === 'object') return { state: answer, at, isOld: false };
        if (answer === 'visitor' || typeof known !== 'object') return 'visitor';
        return { ...known, isOld: true };
      });
    };
    let asked = 0;
    let answered = 0;
    const ask = async () => {
      asked += 1;
      const number = asked;
      const answer = await readPlatform(config);
      // An answer that comes after one to a later question is old.
      if (number < answered) return;
      answered = number;
      take(answer);
    };
    void ask();
    const ends = [onVisible(() => void ask()), onConnection(() => void ask())];
    return () => {
      isGone = true;
      for (const end of ends) end();
    };
  }, [config]);
  return view;
}
