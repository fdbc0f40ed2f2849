import { useEffect, useReducer, useRef } from 'react';
import { whenPainted } from '@plainday/shared-platform';
import { BriefToaster, closeBrief, showBrief } from './brief-toaster';
import { keepClear } from './keep-clear';
import { MainToaster } from './main-toaster';
import type { NotifyChannel } from './notify';
import { stackUp } from './stack-up';
import { closeToast, emptyQueue, pushToast } from './toast-queue';
import type { ToastEvent, ToastQueue } from './toast-queue';

export interface ToastViewportProps {
  /** The queue made by `createNotify()`. */
  readonly channel: NotifyChannel;
  /** Messages stay until they are closed. */
  readonly stays?: boolean;
}

function reduce(queue: ToastQueue, change: ToastEvent | { readonly closed: number }): ToastQueue {
  return 'closed' in change ? closeToast(queue, change.closed) : pushToast(queue, change);
}

/** Draws both toast styles of spec §9. Mounted once, by the shell, when the first message waits. */
export function ToastViewport({ channel, stays = false }: ToastViewportProps) {
  const [queue, dispatch] = useReducer(reduce, emptyQueue);

  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const coming = new Set<number>();
    const clear = place.current && keepClear(place.current);
    const unstack = place.current && stackUp(place.current);
    const leave = channel.subscribe((event) => {
      if (event.kind === 'toast') {
        clear?.look();
        return dispatch(event);
      }
      if (event.kind === 'close') {
        dispatch({ closed: event.id });
        coming.delete(event.id);
        return closeBrief(event.id);
      }
      const { id, text, action } = event;
      coming.add(id);
      // What was done is seen first, then that it can be undone: drawing a toast costs half a frame.
      whenPainted(() => {
        if (!coming.delete(id)) return;
        clear?.look();
        showBrief(id, text, action);
      });
    });
    return () => {
      clear?.stop();
      unstack?.();
      leave();
    };
  }, [channel]);

  return (
    <div ref={place} style={{ display: 'contents' }}>
      <MainToaster event={queue.shown} stays={stays} onClose={(closed) => dispatch({ closed })} />
      <BriefToaster stays={stays} />
    </div>
  );
}
