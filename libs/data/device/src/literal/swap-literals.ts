import { OWNER_KEY, readLocal, removeLocal, writeLocal } from '@plainday/shared-platform';
import { deviceValue } from '../shape/device-value';
import type { Schema } from '../shape/schema';
import { deviceStore } from '../store/device-store';
import { withLock } from '../store/lock';
import { literalNames, LITERAL_KEYS, type LiteralKey } from '../shape/literal-keys';

const NAMESPACE = 'parked';
const KEY = 'literals';
/** Where literal keys are parked when IndexedDB keeps nothing. */
const PARKED = 'plainday.parked.';
const parkedSchema: Schema<Record<string, string>> = {
  safeParse: (value) => (isTexts(value) ? { success: true, data: value } : { success: false }),
};
const parkedLiterals = deviceValue<Record<string, string>>({
  namespace: NAMESPACE,
  key: KEY,
  version: 1,
  schema: parkedSchema,
  initial: {},
});

function isTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}

/**
 * Brings the literal keys of a user in, after parking those of the user before (decisions 41).
 * Data without an owner belongs to the user who signs in first. A crash at any point loses nothing
 * and mixes nothing: the owner changes between parking and restoring, and what is parked is erased
 * only once it is back.
 */
export function swapLiterals(next: string | null): Promise<void> {
  return withLock('plainday.swap', async () => {
    const owner = readLocal(OWNER_KEY);
    if (owner && owner !== next) await park(owner);
    if (next === null) {
      removeLocal(OWNER_KEY);
      return;
    }
    writeLocal(OWNER_KEY, next);
    await restore(next);
  });
}

async function park(owner: string): Promise<void> {
  const names = (Object.keys(LITERAL_KEYS) as LiteralKey[]).flatMap(literalNames);
  const held = names.flatMap((name) => {
    const text = readLocal(name);
    return text === null ? [] : [[name, text] as const];
  });
  if (held.length === 0) return;
  const content = Object.fromEntries(held);
  const store = deviceStore(owner);
  await store.set(NAMESPACE, KEY, content);
  const isKept = store.status(NAMESPACE, KEY) === 'kept';
  if (!isKept && writeLocal(PARKED + owner, JSON.stringify(content)) !== null) {
    // Nowhere to put it: it stays, marked as this user's, and is shown to nobody else.
    throw new Error('There is no room to put the data of the user before aside.');
  }
  for (const [name] of held) removeLocal(name);
}

async function restore(owner: string): Promise<void> {
  const store = deviceStore(owner);
  const parked = parkedInLocal(owner) ?? (await store.read(parkedLiterals)).value;
  if (!parked) return;
  const missing = Object.entries(parked).filter(([name]) => readLocal(name) === null);
  const failures = missing.map(([name, text]) => writeLocal(name, text));
  if (failures.some((failure) => failure !== null)) return;
  removeLocal(PARKED + owner);
  await store.delete(NAMESPACE, KEY);
}

function parkedInLocal(owner: string): Record<string, string> | null {
  const text = readLocal(PARKED + owner);
  if (text === null) return null;
  try {
    const parsed = parkedSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
