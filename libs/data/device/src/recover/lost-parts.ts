import { readLocal, removeLocal } from '@plainday/shared-platform';
import { readLiteral } from '../literal/literal-cell';
import { listCorruptLiterals } from '../shape/literal-keys';
import type { DeviceValue } from '../shape/device-value';
import type { LiteralValue } from '../shape/literal-value';
import { readStored } from '../shape/reading';
import type { Shape } from '../shape/schema';
import { isAside, keyOfAside } from '../store/aside';
import type { StoredValue } from '../shape/stored-value';
import { deviceStore } from '../store/device-store';
import { withLock } from '../store/lock';

/** Whatever can be defined to stay on this device: a value, a list (which has no key) or a literal key. */
export type Definition =
  DeviceValue<unknown> | (Shape<unknown> & { namespace: string }) | LiteralValue<unknown>;

/** What of a kept thing cannot be read: where it lies, set aside or in its place, and what it is. */
export interface LostParts {
  readonly parts: readonly unknown[];
  /** Keys under which it was set aside. */
  readonly asides: readonly string[];
  /** Items of a list that cannot be read, in their place. */
  readonly items: readonly string[];
}

const NOTHING_LOST: LostParts = { parts: [], asides: [], items: [] };

/** Finds what cannot be read. Never writes. */
export async function findLost(userId: string, definition: Definition): Promise<LostParts> {
  if (!('namespace' in definition)) return lostLiteral(definition);
  const all = await deviceStore(userId).readRaw(definition.namespace);
  const ours = [...all].filter(
    ([key]) => !('key' in definition) || (isAside(key) ? keyOfAside(key) : key) === definition.key,
  );
  const initial = 'initial' in definition ? definition.initial : undefined;
  return ours.reduce<LostParts>((lost, [key, stored]) => {
    if (isAside(key)) {
      return { ...lost, asides: [...lost.asides, key], parts: [...lost.parts, ...partsOf(stored)] };
    }
    const { bad, isNewer } = readStored(definition, stored, initial);
    if (bad.length === 0 || isNewer) return lost;
    const items = 'key' in definition ? lost.items : [...lost.items, key];
    return { ...lost, items, parts: [...lost.parts, ...bad.map((part) => part.stored)] };
  }, NOTHING_LOST);
}

/** Takes away what was lost, once it is back or given up. What could be read stays. */
export async function dropLost(
  userId: string,
  definition: Definition,
  lost: LostParts,
): Promise<void> {
  if ('namespace' in definition) {
    await deviceStore(userId).delete(definition.namespace, ...lost.asides, ...lost.items);
  } else {
    // After the write that has set them aside, which waits for the same lock.
    await withLock(`plainday.${definition.turn ?? definition.key}`, () =>
      listCorruptLiterals(definition.key).forEach(removeLocal),
    );
  }
}

/** Of a literal key everything lost is a text. */
function lostLiteral(definition: LiteralValue<unknown>): LostParts {
  const { bad, isNewer } = readLiteral(definition);
  const isWhole = bad.some(({ path }) => path.length === 0);
  const texts = isWhole
    ? [readLocal(definition.key)]
    : bad.map(({ stored }) => JSON.stringify(stored));
  const asides = listCorruptLiterals(definition.key);
  const parts = [...(isNewer ? [] : texts), ...asides.map(readLocal)];
  return { ...NOTHING_LOST, asides, parts: parts.filter((text) => text !== null) };
}

function partsOf({ value, paths }: StoredValue): readonly unknown[] {
  return paths && Array.isArray(value) ? value : [value];
}
