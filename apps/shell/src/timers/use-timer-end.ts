import type { Notify, Selection, ShellTimer } from '@plainday/federation-contract';
import { readLocal, writeLocal } from '@plainday/shared-platform';
import { useEffect } from 'react';
import { endedTimers } from './timers.logic';

export interface TimerEndOptions {
  readonly timers: readonly ShellTimer[];
  readonly now: number;
  readonly userId: string;
  /** The open tool deals with its own timer. */
  readonly selection: Selection;
  readonly notify: Notify;
  readonly navigate: (selection: Selection) => void;
}

const keyOf = (userId: string) => `plainday.timers.told.${userId}`;

/** Says once, in one tab, that a timer is over while its tool is closed. */
export function useTimerEnd(options: TimerEndOptions): void {
  const { timers, now, userId, selection, notify, navigate } = options;
  useEffect(() => {
    if (document.visibilityState === 'hidden') return;
    for (const timer of endedTimers(timers, now)) {
      if (selection.kind === 'tool' && selection.toolId === timer.id) continue;
      const mark = `${timer.id}:${timer.endsAt}`;
      const told = readLocal(keyOf(userId))?.split(' ') ?? [];
      if (told.includes(mark)) continue;
      writeLocal(keyOf(userId), [...told.slice(-9), mark].join(' '));
      notify.toast({
        title: 'Time is up',
        description: timer.label,
        action: { label: 'Open', run: () => navigate({ kind: 'tool', toolId: timer.id }) },
      });
    }
  }, [timers, now, userId, selection, notify, navigate]);
}
