import { useShell, type ShellTimer } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isNews } from '../told';
import type { RunningTimers } from '../use-timers';
import { controlOf } from './control.logic';
import { isUntouched, movedBack, setBackBy, type Look } from './set-back.logic';

const WORDS = { pause: 'is paused', stop: 'has stopped' } as const;

/**
 * Stops what runs when the clock of the device is set back, and says so: its end would lie further away than it was,
 * and what it counts would begin in the future. The timer is moved with the clock first, so that no time is lost.
 */
export function useSetBack({ timers, now }: RunningTimers): void {
  const { modules, notify, offers, timers: port, user } = useShell();
  const last = useRef<{ readonly look: Look; readonly timers: readonly ShellTimer[] }>(null);

  async function stop(timer: ShellTimer, back: number, before: Look): Promise<string | null> {
    const module = modules.find(({ id }) => id === timer.id);
    const commandId = controlOf(timer, module, before.wall)?.commandId;
    if (!module || commandId === undefined || commandId === 'resume') return null;
    if (!isNews(user.id, `${timer.id}:${timer.endsAt ?? timer.startedAt}:back`)) return null;
    port.set(movedBack(timer, back));
    const isDone = await offers.run(timer.id, commandId, '');
    return isDone ? `${module.title} ${WORDS[commandId]}` : null;
  }

  const stopAll = useEffectEvent(
    async (known: readonly ShellTimer[], back: number, before: Look) => {
      const running = timers.filter((timer) => isUntouched(timer, known));
      const stopped = await Promise.all(running.map((timer) => stop(timer, back, before)));
      const said = stopped.filter((words) => words !== null);
      if (said.length === 0) return;
      notify.toast({
        title: 'The clock was set back',
        description: `${said.join(', ')}. No time was lost.`,
      });
    },
  );

  useEffect(() => {
    const before = last.current;
    const look = { wall: systemClock.now(), steady: performance.now() };
    last.current = { look, timers };
    const back = before ? setBackBy(before.look, look) : 0;
    if (before && back > 0) void stopAll(before.timers, back, before.look);
  }, [timers, now]);
}
