import type { Notify } from '@plainday/federation-contract';
import { ModuleOutlet, type RemoteHost } from '@plainday/federation-host';
import { useEffect, useSyncExternalStore } from 'react';

export interface ToolOverlayProps {
  readonly host: RemoteHost;
  readonly moduleId: string;
  /** Name for the message when it cannot be opened. */
  readonly title: string;
  readonly notify: Notify;
  readonly onClose: () => void;
}

const nothing = () => null;

/** A module over the page. While it loads, keys do nothing; one that cannot be opened leaves a message and nothing else. */
export function ToolOverlay({ host, moduleId, title, notify, onClose }: ToolOverlayProps) {
  const { status } = useSyncExternalStore(
    (listener) => host.subscribe(listener),
    () => host.state(moduleId),
  );

  useEffect(() => {
    const unsubscribe = host.subscribe(() => {
      const state = host.state(moduleId);
      if (state.status !== 'failed') return;
      const { message } = state.error;
      notify.toast({
        title: `${title} could not be opened`,
        description: message,
        tone: 'destructive',
      });
      onClose();
    });
    if (host.state(moduleId).status === 'failed') void host.retry(moduleId);
    else host.preload(moduleId);
    return unsubscribe;
  }, [host, moduleId, title, notify, onClose]);

  const isReady = status === 'ready';
  useEffect(() => {
    if (isReady) return;
    // What is typed ahead is meant for the dialog: it must not tick, delete or undo anything behind it.
    function hold(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') onClose();
    }
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, [isReady, onClose]);

  return (
    <ModuleOutlet host={host} moduleId={moduleId} fallbackTitle={title} renderFrame={nothing} />
  );
}
