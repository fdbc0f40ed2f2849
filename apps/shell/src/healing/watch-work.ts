import type { TimerPort } from '@plainday/federation-contract';
import { hasFloating, systemClock } from '@plainday/shared-platform';
import { quietUntil } from '../timers/timers.logic';
import { typedFields } from './typed-fields';

/** Tells whether somebody is at work on this page, until it is stopped. */
export interface WorkWatch {
  /** A field holds what was typed, something lies over the page, or a timer asks for quiet. */
  readonly isBusy: () => boolean;
  readonly stop: () => void;
}

/** Watches for work that an offer of ours must not disturb. */
export function watchWork(timers: TimerPort): WorkWatch {
  const typed = typedFields();
  const isQuiet = () => quietUntil(timers.list(), systemClock.now()) !== null;
  return {
    isBusy: () => hasFloating() || typed.hasText() || isQuiet(),
    stop: () => typed.stop(),
  };
}
