import { useEffect, useMemo, useState } from 'react';
import { useDayRule } from '@plainday/data-preferences';
import type { Project, Task } from '@plainday/domain-tasks';
import { useNow } from '@plainday/ui-patterns';
import type * as logic from './arrange.logic';
import type { ListOrder } from './list-order';

type Arranging = typeof logic;
type Arranged = logic.Arranged;

const NO_GROUPS: Arranged['groups'] = [];
let loaded: Arranging | null = null;

async function load(): Promise<Arranging> {
  loaded ??= await import(/* webpackChunkName: "arrange" */ './arrange.logic');
  return loaded;
}

/** What arranges lists, to be fetched ahead. */
export const Arranger = {
  preload: () =>
    load().then(
      () => undefined,
      () => undefined,
    ),
};

/** What arranges lists once it is there: lists by hand, which most are, do without. */
function useArranging(isWanted: boolean) {
  const [state, setState] = useState<Arranging | 'failed' | null>(loaded);
  useEffect(() => {
    if (!isWanted || loaded) return;
    load().then(setState, () => setState('failed'));
  }, [isWanted]);
  return loaded ?? state;
}

/** Rows in the order that was chosen. Null while what sorts them is on its way; by hand where it does not come. */
export function useArranged(
  roots: readonly Task[],
  order: ListOrder | 'completed',
  projects: readonly Project[],
): Arranged | null {
  const { sort, group } = order === 'completed' ? { sort: null, group: order } : order;
  const isByHand = sort === null && group === null;
  const arranging = useArranging(!isByHand);
  const rule = useDayRule();
  const now = useNow('minute');
  const nowMs = group === 'priority' || group === 'project' || group === null ? 0 : now;

  return useMemo(() => {
    if (isByHand || arranging === 'failed') return { roots, groups: NO_GROUPS };
    if (arranging === null) return null;
    const around = { nowMs, ...rule, projects };
    if (group === 'completed') return arranging.arrangeCompleted(roots, around);
    return arranging.arrange(roots, { sort, group }, around);
  }, [arranging, isByHand, roots, sort, group, nowMs, rule, projects]);
}
