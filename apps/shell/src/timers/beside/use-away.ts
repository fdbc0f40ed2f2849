import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RunningTimers } from '../use-timers';
import { withAway } from './away.logic';

/** A phone sleeps in a pocket while its owner works. */
const isHandheld = () => matchMedia('(hover: none)').matches;

/** Notes in what counts up that the device was asleep meanwhile, and leads to its tool, which asks about that time. */
export function useAway({ timers, now }: RunningTimers): void {
  const { navigate, notify, selection, timers: port } = useShell();
  const last = useRef<number>(null);

  const note = useEffectEvent((from: number, to: number) => {
    for (const timer of timers) {
      const noted = withAway(timer, from, to);
      if (!noted) continue;
      port.set(noted);
      if (selection.kind === 'tool' && selection.toolId === timer.id) continue;
      notify.toast({
        title: 'Timer went on while this device was asleep',
        description: `“${timer.label}” has counted that time, too.`,
        action: { label: 'Review', run: () => navigate({ kind: 'tool', toolId: timer.id }) },
      });
    }
  });

  useEffect(() => {
    const [from, to] = [last.current, systemClock.now()];
    last.current = to;
    if (from !== null && !isHandheld()) note(from, to);
  }, [timers, now]);
}
