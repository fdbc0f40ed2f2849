import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { describeError } from '../http/describe-error';
import type { Log } from '../core/levels';
import { CHANGES_CHANNEL } from './change';

/** A message of the database is short; of more sessions it says that there are some. */
const MOST = 100;

const endedSchema = z.object({ ended: z.nullable(z.array(z.string())) });

/** Sessions that may have ended at any gateway on this database; null for any. */
export interface Ended {
  readonly ids: readonly string[] | null;
}

/** Tells every gateway on the database that sessions may have ended. Who misses it finds out within seconds. */
export function tellOthers(
  backend: Pick<Backend, 'query'>,
  ids: readonly string[] | null,
  log: Log,
): void {
  if (ids?.length === 0) return;
  const ended = ids && ids.length <= MOST ? ids : null;
  const told = backend.query('select pg_notify($1, $2)', [
    CHANGES_CHANNEL,
    JSON.stringify({ ended }),
  ]);
  told.catch((error: unknown) =>
    log(`Other gateways were not told of ended sessions: ${describeError(error)}`, 'warn'),
  );
}

/** Reads a message of another gateway; null when it is none. */
export function readEnded(payload: string): Ended | null {
  try {
    const { data } = z.safeParse(endedSchema, JSON.parse(payload));
    return data ? { ids: data.ended } : null;
  } catch {
    return null;
  }
}

const erasedSchema = z.object({ erased: z.string() });

/** The address of an account that was deleted, which the database tells; null where a message is another one. */
export function readErased(payload: string): string | null {
  try {
    return z.safeParse(erasedSchema, JSON.parse(payload)).data?.erased ?? null;
  } catch {
    return null;
  }
}
