import type { NotifyEvent } from './notify';

/** A message of the first style with its number. */
export type ToastEvent = Extract<NotifyEvent, { kind: 'toast' }>;

/** Messages of the first style: one is seen, the rest waits. */
export interface ToastQueue {
  readonly shown: ToastEvent | null;
  readonly waiting: readonly ToastEvent[];
}

export const emptyQueue: ToastQueue = { shown: null, waiting: [] };

/** Says the same: once is enough. An offer is never the same as another. */
function isRepeat({ message: a }: ToastEvent, { message: b }: ToastEvent): boolean {
  return (
    !a.action &&
    !b.action &&
    a.title === b.title &&
    a.description === b.description &&
    a.tone === b.tone
  );
}

/**
 * Takes in a message. The newest news replaces what is seen,
 * but an error or an offer to undo is not pushed away before its time.
 * What is seen is said anew when it comes again; what waits is not made to wait twice.
 */
export function pushToast(queue: ToastQueue, event: ToastEvent): ToastQueue {
  if (queue.shown && isRepeat(queue.shown, event)) return { ...queue, shown: event };
  if (queue.waiting.some((other) => isRepeat(other, event))) return queue;
  const seen = queue.shown?.message;
  const mustStay = seen?.tone === 'destructive' || seen?.action !== undefined;
  if (mustStay) return { shown: queue.shown, waiting: [...queue.waiting, event] };
  return { shown: event, waiting: queue.waiting };
}

/** Takes out the message with this number; the next one is shown when it was seen. */
export function closeToast(queue: ToastQueue, id: number): ToastQueue {
  if (queue.waiting.some((event) => event.id === id)) {
    return { ...queue, waiting: queue.waiting.filter((event) => event.id !== id) };
  }
  if (queue.shown?.id !== id) return queue;
  const [next = null, ...waiting] = queue.waiting;
  return { shown: next, waiting };
}
