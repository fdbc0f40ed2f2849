import { useEffect, useReducer, useRef } from 'react';
import { useDeviceList, useDeviceValue } from '@plainday/data-device';
import { modulesOffering, useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { unlockSound } from '@plainday/shared-platform/sound';
import { isBlank } from '@plainday/shared-utils';
import { useNow } from '@plainday/ui-patterns';
import { tellEnd } from '../../../shared/tell-end';
import {
  advanceRun,
  finishRun,
  nameDistraction,
  noteDistraction,
  pauseRun,
  remainingOf,
  resumeRun,
  startRun,
} from '../model/deep-work.logic';
import type { DeepWorkRun, DeepWorkSession, DeepWorkSettings } from '../model/deep-work.schema';
import { deepWorkSessions, deepWorkStore } from '../model/deep-work.store';
import { shellTimerOf, TIMER_ID } from '../model/shell-timer.logic';
import { useWakeLock } from './use-wake-lock';

/** Deep work as its page sees it. */
export type DeepWork = ReturnType<typeof useDeepWork>;

export function useDeepWork() {
  const { modules, notify, offers, timers, undo } = useShell();
  const [state, setState, status] = useDeviceValue(deepWorkStore);
  const sessions = useDeviceList(deepWorkSessions);
  const now = useNow('second');
  const { run, settings } = state;
  const ready = status !== 'loading' && sessions.ready;
  useWakeLock(run?.phase === 'work' && run.endsAt !== null);

  // The shell's timer follows the session, also after a change in another tab.
  const { endsAt = null } = run ?? {};
  useEffect(() => {
    if (!ready) return;
    if (run) timers.set(shellTimerOf(run, settings));
    else timers.clear(TIMER_ID);
  }, [ready, timers, run, settings]);

  // The page's clock rests while the page is hidden; the end of a phase is told there, too.
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (endsAt === null) return;
    const wait = setTimeout(look, Math.max(0, endsAt - systemClock.now()));
    return () => clearTimeout(wait);
  }, [endsAt]);

  /** The last end that this page has told. */
  const told = useRef({ mark: '', saying: Promise.resolve() });
  useEffect(() => {
    const present = systemClock.now();
    if (!ready || !run || run.endsAt === null || run.endsAt > present) return;
    const { events, endedAt } = advanceRun(run, settings, present);
    const mark = `${run.id} ${run.endsAt}`;
    const last = events.at(-1);
    if (last && told.current.mark !== mark) {
      const phase = last === 'work-complete' ? 'work' : 'short-break';
      const saying = tellEnd(notify, shellTimerOf({ ...run, phase, endsAt: endedAt }, settings));
      told.current = { mark, saying };
    }
    const goOn = () =>
      setState((current) =>
        current.run
          ? { ...current, run: advanceRun(current.run, current.settings, present).run }
          : current,
      );
    // Once it is said: while somebody works, messages wait.
    void told.current.saying.then(goOn, goOn);
  });

  const change = (by: (current: DeepWorkRun) => DeepWorkRun) =>
    setState((current) => (current.run ? { ...current, run: by(current.run) } : current));

  /** False: there is no title, and the field wants the focus. */
  function start(): boolean {
    if (isBlank(state.title)) {
      notify.toast({
        title: 'Session title required',
        description: 'Please enter a title for your deep work session',
        tone: 'destructive',
      });
      return false;
    }
    unlockSound();
    const request = { id: newId(), title: state.title, now: systemClock.now() };
    setState((current) =>
      current.run ? current : { ...current, title: '', run: startRun(request, current.settings) },
    );
    notify.toast({ title: 'Session started', description: state.title.trim() });
    return true;
  }

  function toggle(): void {
    if (!run) return;
    unlockSound();
    const at = systemClock.now();
    const isPaused = run.endsAt === null;
    change((current) => (isPaused ? resumeRun(current, at) : pauseRun(current, at)));
    notify.toast({
      title: isPaused ? 'Session resumed' : 'Session paused',
      description: run.title,
    });
  }

  function stop(): void {
    if (!run) return;
    const at = systemClock.now();
    const session = finishRun(advanceRun(run, settings, at).run, settings, at);
    setState((current) => (current.run?.id === run.id ? { ...current, run: null } : current));
    sessions.put(session);
    undo.offer(
      `“${session.title}” ended`,
      () => {
        sessions.remove(session.id);
        setState((current) => (current.run ? current : { ...current, run }));
      },
      { toast: { title: 'Session ended', description: session.title } },
    );
  }

  /** The id of the distraction that was noted, to be named; null outside of work. */
  function distract(): string | null {
    if (run?.phase !== 'work' || !settings.distractionTracking) return null;
    const request = { id: newId(), now: systemClock.now() };
    change((current) => noteDistraction(current, request, settings));
    return request.id;
  }

  /** What distracted, kept by the tool for ideas; absent where there is none. */
  const canKeepIdeas = modulesOffering(modules, { part: 'actions', kind: 'add-idea' }).length > 0;
  const keepIdea = canKeepIdeas
    ? (title: string) => void offers.act('add-idea', { title })
    : undefined;

  function remove(session: DeepWorkSession): void {
    sessions.remove(session.id);
    undo.offer(`“${session.title}” deleted`, () => sessions.put(session));
  }

  return {
    run,
    settings,
    title: state.title,
    sessions: sessions.items,
    status,
    ready,
    leftMs: run ? remainingOf(run, settings, now) : settings.workDuration * 60_000,
    start,
    toggle,
    stop,
    distract,
    keepIdea,
    nameDistraction: (id: string, text: string) =>
      change((current) => nameDistraction(current, id, text)),
    remove,
    setTitle: (title: string) => setState((current) => ({ ...current, title })),
    setSettings: (next: Partial<DeepWorkSettings>) =>
      setState((current) => ({ ...current, settings: { ...current.settings, ...next } })),
  };
}
