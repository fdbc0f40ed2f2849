import type { OutboxStorage, StoredWrite } from '../store/ports/stored-write';

const copyOf = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

/** A device that outlives its pages, with the unsent writes of one person. */
export function createOutboxDevice() {
  const writes = new Map<string, StoredWrite>();
  const open = new Set<string>();
  const listeners = new Map<string, () => void>();
  const log: string[] = [];
  let isFull = false;
  let quick = Promise.resolve();
  let hurry: () => void = () => undefined;
  const left = new Map<string, readonly StoredWrite[]>();
  return {
    writes,
    log,
    left,
    fill: () => (isFull = true),
    setSlow(now: boolean) {
      hurry();
      if (now) quick = new Promise((resolve) => (hurry = resolve));
    },
    openTab(tab: string): OutboxStorage {
      open.add(tab);
      return {
        tab,
        load: async () => copyOf([...writes.values()].reverse()),
        async put(write) {
          if (isFull) throw new DOMException('No room', 'QuotaExceededError');
          await quick;
          if (!open.has(tab)) return;
          writes.set(write.id, copyOf(write));
          log.push(`stored ${write.endpoint}`);
        },
        remove: async (id) => void writes.delete(id),
        leave: (items) => void (items.length > 0 ? left.set(tab, copyOf(items)) : left.delete(tab)),
        async claim() {
          for (const [other, items] of left) {
            if (open.has(other)) continue;
            for (const write of items) writes.set(write.id, write);
            left.delete(other);
          }
          const orphans = [...writes.values()].filter((write) => !open.has(write.tab));
          for (const write of orphans) writes.set(write.id, { ...write, tab });
          return copyOf(orphans.reverse());
        },
        onTabGone: (listener) => void listeners.set(tab, listener),
        close() {
          open.delete(tab);
          listeners.delete(tab);
          for (const tell of listeners.values()) tell();
        },
      };
    },
  };
}
