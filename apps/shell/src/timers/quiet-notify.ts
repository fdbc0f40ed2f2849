import type { Notify, TimerPort } from '@plainday/federation-contract';
import type { Clock } from '@plainday/shared-platform';
import { quietUntil } from './timers.logic';

interface Held {
  readonly text: string;
  readonly show: () => () => void;
  close: () => void;
}

/** `Notify` that holds messages back while a timer asks for quiet, and the way to forget what is held. */
export interface QuietNotify {
  readonly notify: Notify;
  readonly forget: () => void;
}

/**
 * Messages that need no answer wait until the quiet is over, and several come as one. What has a button, and what went
 * wrong, is shown at once.
 */
export function createQuietNotify(notify: Notify, timers: TimerPort, clock: Clock): QuietNotify {
  let held: Held[] = [];
  let wait: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = () => undefined as void;

  function stopWatching(): void {
    clearTimeout(wait);
    unsubscribe();
  }

  /** Looks again at the end, and when a timer changes. */
  function watch(end: number): void {
    stopWatching();
    wait = setTimeout(release, end - clock.now());
    unsubscribe = timers.subscribe(release);
  }

  function release(): void {
    const end = quietUntil(timers.list(), clock.now());
    clearTimeout(wait);
    if (end !== null) {
      // Still subscribed: who subscribes anew while the timers tell is told again, for ever.
      wait = setTimeout(release, end - clock.now());
      return;
    }
    stopWatching();
    const [first, ...more] = held;
    const texts = [...new Set(held.map(({ text }) => text))];
    held = [];
    if (first && more.length === 0) first.close = first.show();
    else if (first) notify.toast({ title: 'While it was quiet', description: texts.join(' · ') });
  }

  function send(text: string, show: () => () => void): () => void {
    const end = quietUntil(timers.list(), clock.now());
    if (end === null) return show();
    const close = () => {
      held = held.filter((other) => other !== message);
    };
    const message: Held = { text, show, close };
    if (held.length === 0) watch(end);
    held.push(message);
    return () => message.close();
  }

  return {
    notify: {
      toast: (message) =>
        message.action || message.tone === 'destructive'
          ? notify.toast(message)
          : send(message.title, () => notify.toast(message)),
      brief: (text, action) =>
        action ? notify.brief(text, action) : send(text, () => notify.brief(text)),
    },
    forget() {
      held = [];
      stopWatching();
    },
  };
}
