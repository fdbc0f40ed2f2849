import type { NotifyEvent } from './notify';

/** A message of the first style with its number. */
export type ToastEvent = Extract<NotifyEvent, { kind: 'toast' }>;

/** Messages of the first style: one is seen, the rest waits. */
export interface ToastQueue {
  readonly shown: ToastEvent | null;
  readonly waiting: readonly ToastEvent[];
}

export const emptyQueue: ToastQueue = { shown: null, waiting: [] };

/**
 * Takes in a message. The newest news replaces what is seen,
 * but an error or an offer to undo is not pushed away before its time.
 */
export function pushToast(queue: ToastQueue, event: ToastEvent): ToastQueue {
  const seen = queue.shown?.message;
  const mustStay = seen?.tone === 'destructive' || seen?.action !== undefined;
  if (mustStay) return { shown: queue.shown, waiting: [...queue.waiting, event] };
  return { shown: event, waiting: queue.waiting };
}

/** Goes on to the next message when the one with this number has closed. */
export function closeToast(queue: ToastQueue, id: number): ToastQueue {
  if (queue.shown?.id !== id) return queue;
  const [next = null, ...waiting] = queue.waiting;
  return { shown: next, waiting };
}
