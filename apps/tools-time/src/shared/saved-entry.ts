import { optimisticMutation, type Answer, type ApiRequest } from '@plainday/data-api';

/** What an entry may refer to, and what is deleted while its timer runs or its write waits. */
const REFERENCES = ['project', 'task'] as const;

interface Refers {
  readonly project_id?: string | null;
  readonly task_id?: string | null;
}

/** A row of time_sessions (spec §3) as a tool saves it from its own sessions, without the owner. */
export interface TimeEntry {
  readonly id: string;
  readonly task_name: string;
  readonly task_id: string | null;
  readonly project_id: string | null;
  readonly start_time: string;
  readonly end_time: string;
  /** Seconds of work; pauses lie between start and end but do not count. */
  readonly duration: number;
  /** Names the tool, so that the time tracker tells it apart. */
  readonly notes: string;
}

/** Foreign keys are refused with this code; the message names the constraint. */
function isGone({ error }: Answer, reference: string): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  return code === '23503' && message.includes(`_${reference}_fk`);
}

/**
 * The request that inserts an entry. One whose project or task is gone by then is saved without it: the time was spent
 * all the same.
 */
export function savedEntry<Row extends Refers>(
  row: Row,
  insert: (row: Row) => ApiRequest,
): ApiRequest {
  return {
    ...insert(row),
    async run(db, userId) {
      let kept = row;
      let answer = await insert(kept).run(db, userId);
      for (let tries = 0; tries < REFERENCES.length; tries += 1) {
        const gone = REFERENCES.find((reference) => isGone(answer, reference));
        if (!gone) break;
        kept = { ...kept, [`${gone}_id`]: null };
        answer = await insert(kept).run(db, userId);
      }
      return answer;
    },
  };
}

/**
 * A mutation that saves a session of a tool as a time entry.
 *
 * @param insert Inserts the row, once however often it is asked.
 * @param mark Notes at the session that it was saved: with the write, and not by who waits for it, so that a Retry from
 *   the header marks it too.
 */
export function saveEntryMutation(
  insert: (row: TimeEntry & { readonly user_id: string }) => ApiRequest,
  mark: (userId: string, entryId: string) => Promise<unknown>,
) {
  return optimisticMutation<TimeEntry, unknown, 'TimeSession'>({
    send: async (entry, db, userId) => {
      const row = { ...entry, user_id: userId };
      const answer = await savedEntry(row, insert).run(db, userId);
      if (!answer.error) await mark(userId, entry.id);
      return answer;
    },
    onSuccess: ['TimeSession'],
  });
}
