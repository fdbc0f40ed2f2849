import { readLocal, writeLocal } from '@plainday/shared-platform';
import { personKey } from '@plainday/shared-platform/start';

/** What a list can be sorted and grouped by. */
export const ORDER_KEYS = ['due', 'priority', 'project', 'created'] as const;

/** One of them. */
export type OrderKey = (typeof ORDER_KEYS)[number];

/** What they are called. */
export const ORDER_NAMES: Readonly<Record<OrderKey, string>> = {
  due: 'Due date',
  priority: 'Priority',
  project: 'Project',
  created: 'Created',
};

/** How a list is ordered; null is by hand, and without groups. */
export interface ListOrder {
  readonly sort: OrderKey | null;
  readonly group: OrderKey | null;
}

/** The order that people make themselves. */
export const BY_HAND: ListOrder = { sort: null, group: null };

const storageKey = (userId: string) => personKey('tasks.orders', userId);

function keyOf(value: unknown): OrderKey | null {
  return ORDER_KEYS.find((key) => key === value) ?? null;
}

function storedOrders(userId: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(readLocal(storageKey(userId)) ?? '{}') };
  } catch {
    return {};
  }
}

/** The order somebody chose for a list on this device. What is broken is by hand. */
export function readOrder(userId: string, listKey: string): ListOrder {
  const text = storedOrders(userId)[listKey];
  const [sort, group] = typeof text === 'string' ? text.split('/') : [];
  return { sort: keyOf(sort), group: keyOf(group) };
}

/** Keeps the order of a list; that of other lists stays. */
export function writeOrder(userId: string, listKey: string, { sort, group }: ListOrder): void {
  const orders = { ...storedOrders(userId), [listKey]: `${sort ?? ''}/${group ?? ''}` };
  writeLocal(storageKey(userId), JSON.stringify(orders));
}

/** `sorted by due date, grouped by project`; empty by hand. */
export function orderText({ sort, group }: ListOrder): string {
  return [
    sort && `sorted by ${ORDER_NAMES[sort].toLowerCase()}`,
    group && `grouped by ${ORDER_NAMES[group].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(', ');
}
