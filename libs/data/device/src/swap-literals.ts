import * as z from 'zod/mini';
import { listLocal, readLocal, removeLocal, writeLocal } from '@plainday/shared-platform';
import { deviceStore } from './device-store';
import { LITERAL_KEYS, OWNER_KEY } from './literal-keys';

const NAMESPACE = 'parked';
const parkedSchema = z.record(z.string(), z.string());

/**
 * Brings the literal keys of a user in, after parking those of the user before (decisions 41).
 * Data without an owner belongs to the user who signs in first. A crash at any point loses nothing
 * and mixes nothing: what is parked goes only after it is back, and the owner changes in between.
 */
export async function swapLiterals(next: string | null): Promise<void> {
  await withLock(async () => {
    const owner = readLocal(OWNER_KEY);
    if (owner && owner !== next) {
      await park(owner);
      removeLocal(OWNER_KEY);
    }
    if (!next) return;
    writeLocal(OWNER_KEY, next);
    await restore(next);
  });
}

async function park(owner: string): Promise<void> {
  const held = literalNames().flatMap((name) => {
    const text = readLocal(name);
    return text === null ? [] : [[name, text] as const];
  });
  if (held.length === 0) return;
  await deviceStore(owner).set(NAMESPACE, 'literals', Object.fromEntries(held));
  for (const [name] of held) removeLocal(name);
}

async function restore(owner: string): Promise<void> {
  const store = deviceStore(owner);
  const parked = await store.get(NAMESPACE, 'literals', parkedSchema);
  if (!parked) return;
  const failed = Object.entries(parked).some(
    ([name, text]) => readLocal(name) === null && writeLocal(name, text) !== null,
  );
  if (!failed) await store.delete(NAMESPACE, 'literals');
}

function literalNames(): string[] {
  return Object.keys(LITERAL_KEYS).flatMap((key) => [key, ...listLocal(`${key}.corrupt.`)]);
}

/** One swap at a time in all tabs; without Web Locks (an insecure origin) at least in this one. */
function withLock(job: () => Promise<void>): Promise<void> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return navigator.locks.request('plainday.swap', job) as Promise<void>;
  }
  waiting = waiting.then(job, job);
  return waiting;
}

let waiting: Promise<void> = Promise.resolve();
