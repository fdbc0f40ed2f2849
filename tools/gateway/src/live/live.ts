import type { Sessions } from '../forward/sessions';
import type { Backend } from '../backend';
import { describeError } from '../http/describe-error';
import type { Clock } from '../core/clock';
import type { LimitSettings } from '../limits/settings';
import type { Log } from '../core/levels';
import { CHANGES_CHANNEL, readChange } from './change';
import type { LiveStream } from './live-stream';
import { LiveStreams } from './live-streams';
import { endedSessions } from './ended-sessions';
import { readEnded, readErased } from './tell-others';

const TICK_MS = 5000;
/** Sessions are looked up each second tick: as long as the data API believes in one. */
const LOOK_TICKS = 2;
/** Shorter than proxies wait for a word. */
const BEAT_TICKS = 5;

/** What the streams of one gateway need. */
export interface LiveParts {
  readonly backend: Backend;
  readonly sessions: Sessions;
  readonly limits: LimitSettings;
  readonly clock: Clock;
  /** Forgets whoever has deleted the account of an address. */
  forget(email: string): void;
  readonly log: Log;
}

/** The streams of this gateway, kept going. */
export interface Live {
  readonly streams: LiveStreams;
  readonly isClosing: () => boolean;
  /** Ends all streams, and takes no more. */
  close(): void;
}

/** Listens to the database and keeps the streams: tells changes, gives signs of life, ends what has ended. */
export function startLive({ backend, sessions, limits, clock, forget, log }: LiveParts): Live {
  const streams = new LiveStreams(
    {
      perUser: limits.streamsPerUser,
      perAddress: limits.streamsPerAddress,
      total: limits.streams,
    },
    clock,
  );
  let isClosing = false;
  let ticks = 0;

  async function endSignedOut(candidates: readonly LiveStream[]): Promise<void> {
    const ended = await endedSessions(
      backend,
      sessions,
      candidates.map(({ owner }) => owner),
    );
    for (const stream of candidates) {
      if (ended.has(stream.owner.session)) stream.end('signed-out');
    }
  }

  function look(isConcerned: (session: string) => boolean): void {
    const candidates = streams.all().filter(({ owner }) => isConcerned(owner.session));
    if (candidates.length === 0) return;
    endSignedOut(candidates).catch((error: unknown) =>
      log(`Sessions of streams were not looked up: ${describeError(error)}`, 'warn'),
    );
  }

  function tick(): void {
    ticks += 1;
    const now = clock.now();
    for (const stream of streams.all()) {
      if (stream.owner.expiresAt <= now) stream.end('expired');
      else if (ticks % BEAT_TICKS === 0) stream.send(':\n\n');
    }
    if (ticks % LOOK_TICKS === 0) look(() => true);
  }

  backend.listen(CHANGES_CHANNEL, {
    hear: (payload) => {
      const change = readChange(payload);
      if (change) streams.publish(change);
      const ended = readEnded(payload);
      if (ended) sessions.heard(ended.ids);
      const erased = readErased(payload);
      if (erased !== null) forget(erased);
    },
    listening: () => streams.begin(),
  });
  const endHearing = sessions.onForget((ids) => look((session) => !ids || ids.includes(session)));
  const timer = setInterval(tick, TICK_MS);
  return {
    streams,
    isClosing: () => isClosing,
    close() {
      isClosing = true;
      clearInterval(timer);
      endHearing();
      for (const stream of streams.all()) stream.end('stopping');
    },
  };
}
