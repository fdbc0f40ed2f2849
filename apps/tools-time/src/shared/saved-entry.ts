import type { Answer, ApiRequest } from '@plainday/data-api';

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
