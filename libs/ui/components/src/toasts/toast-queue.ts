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

/** A form has got further, or something was said anew: the older message no longer holds. */
function isOutdatedBy(older: ToastEvent, newer: ToastEvent): boolean {
  const { topic } = newer.message;
  return (topic !== undefined && older.message.topic === topic) || isRepeat(older, newer);
}

const isError = ({ message }: ToastEvent) => message.tone === 'destructive';
const isUrgent = (event: ToastEvent) => isError(event) || event.message.action !== undefined;

/**
 * Takes in a message (decisions 77). The newest replaces what is seen. An error that is seen makes only plain news
 * wait: another error or an offer to undo comes at once, and the error is seen again afterwards.
 */
export function pushToast({ shown, waiting }: ToastQueue, event: ToastEvent): ToastQueue {
  const others = waiting.filter((other) => !isOutdatedBy(other, event));
  const keepsError = shown !== null && isError(shown) && !isOutdatedBy(shown, event);
  if (!keepsError) return { shown: event, waiting: others };
  if (!isUrgent(event)) return { shown, waiting: [...others, event] };
  return { shown: event, waiting: [shown, ...others] };
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
