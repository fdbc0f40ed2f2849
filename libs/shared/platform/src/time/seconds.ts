import { systemClock, type Clock } from './clock';
import { logger } from '../logger';

const SECOND_MS = 1000;
/** A browser's timers may go off a little before their time. Milliseconds. */
const EARLY_MS = 20;

/** All who wait for the same moments of a clock. */
interface Beat {
  readonly callbacks: Set<() => void>;
  due: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

type Beats = Map<number, Beat>;

/** Every remote has its own copy of this file; they keep time together. The name changes with the form of a beat. */
const SHARED = Symbol.for('plainday.seconds.1');

const ofOtherClocks = new WeakMap<Clock, Beats>();

function beatsOf(clock: Clock): Beats {
  if (clock === systemClock) {
    const page = globalThis as { [SHARED]?: Beats };
    return (page[SHARED] ??= new Map());
  }
  const beats = ofOtherClocks.get(clock) ?? new Map<number, Beat>();
  ofOtherClocks.set(clock, beats);
  return beats;
}

/**
 * Calls back at every whole second before and after an instant. All who wait for the same moments are called in one
 * task, so that what they change is drawn in one frame: a timer's page, its pill and the tab's title.
 *
 * @param instant Epoch milliseconds.
 * @returns What ends it.
 */
export function onSeconds(
  instant: number,
  callback: () => void,
  clock: Clock = systemClock,
): () => void {
  const phase = ((instant % SECOND_MS) + SECOND_MS) % SECOND_MS;
  const beats = beatsOf(clock);
  const beat = beats.get(phase) ?? { callbacks: new Set(), due: 0, timer: undefined };
  beats.set(phase, beat);

  function wait(): void {
    const since = (clock.now() - phase) % SECOND_MS;
    beat.due = clock.now() + SECOND_MS - since;
    beat.timer = setTimeout(strike, SECOND_MS - since);
  }

  function strike(): void {
    const early = beat.due - clock.now();
    wait();
    if (early > 0 && early < EARLY_MS) return;
    for (const call of [...beat.callbacks]) {
      try {
        call();
      } catch (error) {
        // Others, of other remotes too, wait for this second.
        logger.warn('What waits for a second has failed', error);
      }
    }
  }

  // Another one each time: a callback may wait twice.
  const call = () => callback();
  if (beat.callbacks.size === 0) wait();
  beat.callbacks.add(call);
  return () => {
    if (!beat.callbacks.delete(call) || beat.callbacks.size > 0) return;
    clearTimeout(beat.timer);
    beats.delete(phase);
  };
}
