import { useEffect, type RefObject } from 'react';
import { useShell } from '@plainday/federation-contract';
import { whenIdle } from '@plainday/shared-platform';
import type { RowsView } from '../port/rows-view';

/** Leaves a picture of the list for the first frame of the next visit, where that can draw it. */
export function useRowsPicture(
  list: RefObject<Element | null>,
  heading: string,
  { isTrash, project, groups }: RowsView,
): void {
  const { user, search } = useShell();
  const view = project?.id ?? 'all';
  const isPlain = !isTrash && groups.length === 0 && search.trim() === '';

  useEffect(() => {
    if (!isPlain) return undefined;
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    const cancel = whenIdle(() => {
      import(/* webpackChunkName: "rows-picture" */ './keep-picture')
        .then(({ keepPicture }) => {
          if (isOver) return;
          stop = keepPicture({ userId: user.id, view, heading, list: () => list.current });
        })
        // The next first frame stands without rows then.
        .catch(() => undefined);
    });
    return () => {
      cancel();
      stop();
    };
  }, [isPlain, user.id, view, heading, list]);
}
