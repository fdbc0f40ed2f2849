import { insertOnce, optimisticMutation, type Answer } from '@plainday/data-api';
import type { TimeEntry } from './time-entry.logic';

/** What an entry may refer to, and what is deleted while its timer runs or its write waits. */
const REFERENCES = ['project', 'task'] as const;

interface Refers {
  readonly project_id?: string | null;
  readonly task_id?: string | null;
}

/** Foreign keys are refused with this code; the message names the constraint. */
function isGone({ error }: Answer, reference: string): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  return code === '23503' && message.includes(`_${reference}_fk`);
}

/**
 * Inserts an entry. One whose project or task is gone by then is saved without it: the time was spent all the same.
 */
export async function savedEntry<Row extends Refers>(
  row: Row,
  insert: (row: Row) => PromiseLike<Answer>,
): Promise<Answer> {
  let kept = row;
  let answer = await insert(kept);
  for (let tries = 0; tries < REFERENCES.length; tries += 1) {
    const gone = REFERENCES.find((reference) => isGone(answer, reference));
    if (!gone) break;
    kept = { ...kept, [`${gone}_id`]: null };
    answer = await insert(kept);
  }
  return answer;
}

/**
 * A mutation that saves a session of a tool as a time entry, once however often it is asked.
 *
 * @param mark Notes at the session that it was saved: with the write, and not by who waits for it, so that a Retry from
 *   the header marks it too.
 */
export function saveEntryMutation(mark: (userId: string, entryId: string) => Promise<unknown>) {
  return optimisticMutation<TimeEntry, unknown, 'TimeSession'>({
    says: ({ task_name }) => ({ done: 'Added', names: [task_name] }),
    send: async (entry, db, userId) => {
      const row = { ...entry, user_id: userId };
      const answer = await savedEntry(row, (kept) => insertOnce(db, 'time_sessions', kept));
      if (!answer.error) await mark(userId, entry.id);
      return answer;
    },
    onSuccess: ['TimeSession'],
  });
}
