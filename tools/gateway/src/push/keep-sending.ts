import type { Sending } from '../../../../supabase/functions/reminders/sending';

/** After the database was away. */
const AGAIN_MS = 2000;

/** What is needed to know when to look. */
export interface LookingParts {
  readonly sending: Sending;
  /** Seconds until something may be due. */
  readonly next: () => Promise<number>;
  readonly failed: (error: unknown) => void;
}

/** Sends what is due: sleeps until the next is, and looks when asked to. */
export interface KeptSending {
  look(): void;
  /** Ends with what is on its way. */
  end(): Promise<void>;
}

/** Keeps sending until it is ended. */
export function keepSending({ sending, next, failed }: LookingParts): KeptSending {
  let isEnding = false;
  let isAsked = false;
  let running: Promise<void> | null = null;
  let preparing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** Milliseconds until it is to look again: asked for before it looks, so that nothing falls due between the two. */
  async function sendAll(): Promise<number> {
    for (;;) {
      isAsked = false;
      const at = Date.now() + (await next()) * 1000;
      while ((await sending.look()) && !isEnding);
      if (isEnding) return AGAIN_MS;
      if (!isAsked) return Math.max(0, Math.ceil(at - Date.now())) + 1;
    }
  }

  async function work(): Promise<void> {
    clearTimeout(timer);
    let sleepMs: number | null = null;
    try {
      sleepMs = await sendAll();
    } catch (error) {
      failed(error);
    }
    running = null;
    if (isEnding) return;
    timer = setTimeout(look, sleepMs ?? AGAIN_MS);
    timer.unref();
    if (sleepMs !== null) preparing = preparing.then(prepare);
  }

  async function prepare(): Promise<void> {
    try {
      await sending.prepare(() => running !== null || isEnding);
    } catch {
      // Only ahead of time: it is done when something is due.
    }
  }

  function look(): void {
    isAsked = running !== null;
    if (!isEnding) running ??= work();
  }

  return {
    look,
    async end() {
      isEnding = true;
      clearTimeout(timer);
      await running;
      await preparing;
      await sending.finish().catch(failed);
    },
  };
}
