import type { Notify, OverlayPort } from '@plainday/federation-contract';
import { ModuleOutlet, type RemoteHost } from '@plainday/federation-host';
import { useTypeAhead, type Edit } from '@plainday/ui-patterns';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

export interface ToolOverlayProps {
  readonly host: RemoteHost;
  readonly moduleId: string;
  /** Name for the message when it cannot be opened. */
  readonly title: string;
  readonly notify: Notify;
  readonly overlay: OverlayPort;
}

const nothing = () => null;

/**
 * A module over the page. What is typed while it loads stands in its field; one that cannot be opened leaves a message and
 * nothing else.
 */
export function ToolOverlay({ host, moduleId, title, notify, overlay }: ToolOverlayProps) {
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
      overlay.close();
    });
    if (host.state(moduleId).status === 'failed') void host.retry(moduleId);
    else host.preload(moduleId);
    return unsubscribe;
  }, [host, moduleId, title, notify, overlay]);

  const keep = useCallback(
    (edit: Edit) => {
      const request = overlay.request();
      overlay.open(moduleId, { ...request, text: edit(request.text ?? '') });
    },
    [overlay, moduleId],
  );
  useTypeAhead(status !== 'ready', keep, overlay.close);

  return (
    <ModuleOutlet host={host} moduleId={moduleId} fallbackTitle={title} renderFrame={nothing} />
  );
}
