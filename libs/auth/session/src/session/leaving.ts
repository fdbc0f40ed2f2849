import { closeSession, reopenSession, stopReading } from '@plainday/data-supabase';
import { delay, openChannel, type Channel } from '@plainday/shared-platform';

type Word = 'leaving' | 'staying';

/** What the other tabs need to stop asking before the server ends the session. Milliseconds. */
const HEARD_MS = 60;

/** Where somebody signs out at this moment. */
export type Leaving = 'this tab' | 'another tab' | null;

let channel: Channel<Word> | null = null;
let leaving: Leaving = null;

/** Where a sign-out was begun that is not over, or has ended the session. */
export function whoLeaves(): Leaving {
  return leaving;
}

/** Somebody is signed in: what was begun before is over. */
export function forgetLeaving(): void {
  leaving = null;
}

/** Stops asking when another tab begins to sign out, and goes on when it could not. Returns what ends it. */
export function followLeaving(): () => void {
  const opened = openChannel<Word>('plainday.session', (word) => {
    leaving = word === 'leaving' ? 'another tab' : null;
    if (word === 'leaving') closeSession();
    else reopenSession();
  });
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

/** The session is about to end: here nothing is read any more, and other tabs are told, so that no request is refused. */
export async function announceLeaving(): Promise<void> {
  leaving = 'this tab';
  stopReading();
  channel?.post('leaving');
  await delay(HEARD_MS);
}

/** The session goes on after all. */
export function announceStaying(): void {
  leaving = null;
  reopenSession();
  channel?.post('staying');
}
