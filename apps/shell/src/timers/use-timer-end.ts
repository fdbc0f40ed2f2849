import type {
  Notify,
  Selection,
  ShellTimer,
  TimerEnd,
  TimerPort,
} from '@plainday/federation-contract';
import { logger } from '@plainday/shared-platform';
import { useEffect, useRef } from 'react';
import { endedTimers, endText, quietUntil } from './timers.logic';
import { isNews } from './told';

export interface TimerEndOptions {
  readonly port: TimerPort;
  readonly timers: readonly ShellTimer[];
  readonly now: number;
  readonly userId: string;
  /** The open tool deals with its own timer. */
  readonly selection: Selection;
  readonly notify: Notify;
  readonly navigate: (selection: Selection) => void;
}

/** The tool may be open in another tab, which then settles the end: it has this long. */
const SIGNAL_AFTER_MS = 1000;

async function signal(id: string, description: string, end: TimerEnd): Promise<void> {
  try {
    (await import(/* webpackChunkName: "timer-end" */ './end-signal')).signalEnd(
      id,
      description,
      end,
    );
  } catch (error) {
    logger.warn('The end of a timer could not be sounded', error);
  }
}

/** Says once, in one tab, that a timer is over while its tool is closed; sounds also where the tab is not seen. */
export function useTimerEnd(options: TimerEndOptions): void {
  const { port, timers, now, userId, selection, notify, navigate } = options;
  const openId = selection.kind === 'tool' ? selection.toolId : null;
  const seen = useRef(new Set<string>());

  useEffect(() => {
    for (const timer of endedTimers(timers, now)) {
      const { id, endsAt, end } = timer;
      const mark = `${id}:${endsAt}:signal`;
      if (id === openId || !end || seen.current.has(mark)) continue;
      seen.current.add(mark);
      setTimeout(() => {
        const isStill = port.list().some((other) => other.id === id && other.endsAt === endsAt);
        const description = endText(timer, now);
        if (isStill && isNews(userId, mark)) void signal(id, description, end);
      }, SIGNAL_AFTER_MS);
    }
  }, [port, timers, now, userId, openId]);

  useEffect(() => {
    if (document.visibilityState === 'hidden') return;
    // Told when the quiet is over: an end is there until its tool has dealt with it.
    if (quietUntil(timers, now) !== null) return;
    for (const timer of endedTimers(timers, now)) {
      if (timer.id === openId || !isNews(userId, `${timer.id}:${timer.endsAt}`)) continue;
      notify.toast({
        title: timer.end?.title ?? 'Time is up',
        description: endText(timer, now),
        action: { label: 'Open', run: () => navigate({ kind: 'tool', toolId: timer.id }) },
      });
    }
  }, [timers, now, userId, openId, notify, navigate]);
}
