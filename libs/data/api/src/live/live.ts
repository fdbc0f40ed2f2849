import { loadLive, type Change, type ChangesListener } from '@plainday/data-supabase';
import { isOnline, openChannel, systemClock } from '@plainday/shared-platform';
import type { AppStore } from '../store/types';
import { saveStateSlice, selectCut } from '../store/save-state.slice';
import { applyChanges } from './apply-changes';
import { createHeard } from './heard';
import { keepStream, type StreamParts } from './keep-stream';
import { whenWanted } from './when-wanted';

/** What tabs of one browser tell each other: the one that listens passes on what it hears. */
type Message =
  | { readonly kind: 'ready'; readonly isGap: boolean }
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'alive' }
  /** The server does not answer. */
  | { readonly kind: 'lost' }
  /** A tab has been opened so many milliseconds ago and asks what it has missed. */
  | { readonly kind: 'join'; readonly age: number };

/** The tab that has it listens for all of this browser. */
const LOCK = 'plainday.live';

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    function end(): void {
      clearTimeout(timer);
      // Pauses follow each other for as long as there is no network.
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}

/** Who is signed in, followed. */
type FollowSession = (tell: (user: string | null) => void) => Promise<() => void>;

interface LiveParts extends StreamParts {
  readonly follow: FollowSession;
}

async function browserParts(): Promise<LiveParts> {
  const { openChanges, followSession } = await loadLive();
  return { open: openChanges, follow: followSession, wait: pause, random: Math.random };
}

/**
 * Shows what other devices change: one tab of the browser listens, all tabs are told. Nobody listens without a
 * network, signed out, or while no tab has been looked at for a minute. Returns a function that stops it.
 */
export function startLive(store: AppStore, parts: Promise<LiveParts> = browserParts()): () => void {
  const { cut } = saveStateSlice.actions;
  const applied = applyChanges(store);
  const heard = createHeard(systemClock, performance.timeOrigin);
  const channel = openChannel<Message>(LOCK, receive);
  let turn: AbortController | null = null;
  let isLeading = false;
  let isWanted = false;
  let user: string | null = null;

  function take(message: Message): void {
    if (message.kind === 'lost') {
      if (isOnline()) store.dispatch(cut(true));
      return;
    }
    if (message.kind === 'ready') {
      if (selectCut(store.getState())) store.dispatch(cut(false));
      heard.begin(message.isGap);
      if (message.isGap) applied.gap();
    } else if (message.kind === 'change') {
      heard.note(message.change);
      applied.change(message.change);
    } else heard.note();
  }

  function tell(message: Message): void {
    take(message);
    channel.post(message);
  }

  function receive(message: Message): void {
    if (message.kind !== 'join') take(message);
    else if (isLeading) {
      const missed = heard.since(message.age);
      if (!missed) channel.post({ kind: 'ready', isGap: true });
      for (const change of missed ?? []) channel.post({ kind: 'change', change });
    }
  }

  const listener: ChangesListener = {
    ready: (isGap) => tell({ kind: 'ready', isGap }),
    change: (change) => tell({ kind: 'change', change }),
    alive: () => tell({ kind: 'alive' }),
  };

  async function lead(signal: AbortSignal): Promise<void> {
    isLeading = true;
    await keepStream(await parts, heard.age, listener, signal, () => tell({ kind: 'lost' }));
    isLeading = false;
  }

  /** Takes its turn, or gives it back. */
  function decide(): void {
    const shouldListen = isWanted && user !== null;
    if (shouldListen === (turn !== null)) return;
    if (turn) {
      turn.abort();
      turn = null;
      return;
    }
    const { signal } = (turn = new AbortController());
    navigator.locks
      .request(LOCK, { signal }, () => lead(signal))
      // Given back before it came.
      .catch(() => undefined);
  }

  function changeUser(next: string | null): void {
    if (next === user) return;
    const isFirst = user === null;
    user = null;
    decide();
    user = next;
    if (!isFirst) applied.forget();
    decide();
  }

  const stopWanting = whenWanted((now) => {
    isWanted = now;
    decide();
  });
  channel.post({ kind: 'join', age: heard.age() });
  let unfollow: (() => void) | null = () => undefined;
  void parts
    .then(({ follow }) => follow(changeUser))
    .then((stop) => {
      if (unfollow) unfollow = stop;
      else stop();
    })
    .catch(() => undefined);
  return () => {
    unfollow?.();
    unfollow = null;
    stopWanting();
    turn?.abort();
    channel.close();
    applied.stop();
  };
}
