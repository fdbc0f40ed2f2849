import { closeSession, reopenSession } from '@plainday/data-supabase';
import { delay, openChannel, type Channel } from '@plainday/shared-platform';

type Word = 'leaving' | 'staying';

/** What the other tabs need to stop asking before the server ends the session. Milliseconds. */
const HEARD_MS = 60;

let channel: Channel<Word> | null = null;

/** Stops asking when another tab begins to sign out, and goes on when it could not. Returns what ends it. */
export function followLeaving(): () => void {
  const opened = openChannel<Word>('plainday.session', (word) => {
    if (word === 'leaving') closeSession();
    else reopenSession();
  });
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

/** Tells the other tabs that the session is about to end, so that none of their requests is refused. */
export async function announceLeaving(): Promise<void> {
  channel?.post('leaving');
  await delay(HEARD_MS);
}

/** The session goes on after all. */
export function announceStaying(): void {
  channel?.post('staying');
}
