import type { PushTimer } from '@plainday/data-tasks/push';
import type { ShellTimer } from '@plainday/federation-contract';

const DAY_MS = 24 * 60 * 60_000;
const clip = (text: string, most: number) => [...text].slice(0, most).join('');

/** The countdowns that are still to end, as the server takes them: in one order, so that the same ones are the same. */
export function pushedTimers(timers: readonly ShellTimer[], now: number): readonly PushTimer[] {
  return timers
    .flatMap(({ id, label, endsAt, quiet = false, end }) =>
      endsAt === null || endsAt <= now || endsAt > now + DAY_MS
        ? []
        : {
            name: id,
            ends_at: new Date(endsAt).toISOString(),
            title: clip(end?.title ?? 'Time is up', 200),
            body: clip(end?.description ?? label, 500),
            is_quiet: quiet,
            is_told: end?.notification ?? false,
          },
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
