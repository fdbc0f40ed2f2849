import type { ListedModule } from '@plainday/federation-contract';
import { formatBytes, plural } from '@plainday/shared-utils';

/** Values of a kind that lie on this device: how many, and about how large. */
interface Pile {
  readonly bytes: number;
}

/** Where a tool keeps its data, as its manifest says. */
export function storesOf({ stores }: ListedModule) {
  return {
    account: stores?.account ?? [],
    device: stores?.device ?? [],
    literal: stores?.literal ?? [],
  };
}

/**
 * Which module a table belongs to. Several may read it; it is counted, exported and erased once, by a fixed entry of the
 * sidebar before a tool, and else by the first in order.
 */
export function ownersOf(modules: readonly ListedModule[]): ReadonlyMap<string, ListedModule> {
  const owners = new Map<string, ListedModule>();
  const ranked = [...modules].sort(
    (a, b) => Number(a.group === 'tool') - Number(b.group === 'tool') || a.order - b.order,
  );
  for (const module of ranked) {
    for (const table of storesOf(module).account) {
      if (!owners.has(table)) owners.set(table, module);
    }
  }
  return owners;
}

/** Namespaces of this device that no listed tool calls its own. */
export function unclaimed(
  namespaces: readonly string[],
  modules: readonly ListedModule[],
): readonly string[] {
  const claimed = new Set(modules.flatMap((module) => storesOf(module).device));
  return [...new Set(namespaces)].filter((namespace) => !claimed.has(namespace));
}

/** `12 tasks, 1 project`: rows in the account, by table. */
export function describeRows(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => {
      // A subscription is called by what it is to, progress by what it leads to, and other rows by their last word.
      const called = table.replace(/_subscriptions$/, 's').replace(/_progress$/, '_goals');
      return plural(count, called.replace(/^.*_/, '').replace(/s$/, ''));
    })
    .join(', ');
}

/** `2 values, 3 kB`: what lies on this device. */
export function describePile(pile: readonly Pile[]): string {
  const bytes = pile.reduce((sum, value) => sum + value.bytes, 0);
  return `${plural(pile.length, 'value')}, ${formatBytes(bytes)}`;
}
