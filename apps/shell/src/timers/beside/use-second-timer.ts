import { useShell, type ShellTimer } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { joinedBy } from './control.logic';
import { useControl } from './use-control';

/**
 * Two tools may time at once (decisions 56), but not unsaid: who starts the second is told of the first, and can end it
 * there. Once for each pair, in the tab that is seen.
 */
export function useSecondTimer(timers: readonly ShellTimer[]): void {
  const { modules, notify } = useShell();
  const controlFor = useControl();
  const before = useRef(timers);
  const told = useRef(new Set<string>());

  const tell = useEffectEvent((known: readonly ShellTimer[]) => {
    const joined = joinedBy(known, timers);
    if (!joined || document.visibilityState === 'hidden') return;
    const { started, other } = joined;
    const now = systemClock.now();
    const control = controlFor(other, now);
    const mark = `${started.id} ${other.id} ${other.startedAt ?? ''}`;
    // A minute of breathing beside the work is no second timer of work.
    if (!control || !controlFor(started, now) || told.current.has(mark)) return;
    told.current.add(mark);
    const title = modules.find(({ id }) => id === other.id)?.title;
    notify.brief(`${title} goes on beside it: “${other.label}”`, control);
  });

  useEffect(() => {
    const known = before.current;
    before.current = timers;
    tell(known);
  }, [timers]);
}
