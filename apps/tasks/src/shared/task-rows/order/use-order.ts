import { useCallback, useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import { readOrder, writeOrder, type ListOrder } from './list-order';

/** The order of a list, kept for this user on this device. */
export function useOrder(listKey: string) {
  const { id } = useShell().user;
  const [known, setKnown] = useState(() => ({ listKey, order: readOrder(id, listKey) }));
  let { order } = known;
  if (known.listKey !== listKey) {
    order = readOrder(id, listKey);
    setKnown({ listKey, order });
  }
  const setOrder = useCallback(
    (next: ListOrder) => {
      writeOrder(id, listKey, next);
      setKnown({ listKey, order: next });
    },
    [id, listKey],
  );
  return [order, setOrder] as const;
}
