import { useEffect, type RefObject } from 'react';
import { useShell } from '@plainday/federation-contract';
import { whenIdle } from '@plainday/shared-platform';
import type { Subject } from './keep-picture';

/** What a picture is to be of. */
export interface PictureOptions extends Pick<Subject, 'heading' | 'form'> {
  /** `all`, the id of a project or that of a tool; null where the first frame cannot draw what is shown. */
  readonly view: string | null;
  readonly list: RefObject<Element | null>;
}

/** Leaves a picture of a view for the first frame of the next visit. */
export function usePicture({ view, heading, form, list }: PictureOptions): void {
  const { user } = useShell();

  useEffect(() => {
    if (view === null) return undefined;
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    const cancel = whenIdle(() => {
      import(/* webpackChunkName: "rows-picture" */ './keep-picture')
        .then(({ keepPicture }) => {
          if (isOver) return;
          stop = keepPicture({ userId: user.id, view, heading, form, list: () => list.current });
        })
        // The next first frame stands without rows then.
        .catch(() => undefined);
    });
    return () => {
      cancel();
      stop();
    };
  }, [user.id, view, heading, form, list]);
}
