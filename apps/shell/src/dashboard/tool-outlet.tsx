import { useSession } from '@plainday/auth-session';
import { ModuleOutlet, type RemoteHost } from '@plainday/federation-host';
import { PageFrame } from '@plainday/ui-patterns';
import { memo, Suspense, useEffect } from 'react';
import { lazyLayer } from '../shared/lazy-layer';

const ExportToolButton = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "export-tool" */ '../healing/export-tool-button'))
      .ExportToolButton,
);

export interface ToolOutletProps {
  readonly host: RemoteHost;
  readonly moduleId: string;
  readonly heading: string;
}

/** The open module. Opening one that could not be loaded, perhaps while it was preloaded, tries again. While there is no page, its heading stands where the page will have it. */
export const ToolOutlet = memo(function ToolOutlet({ host, moduleId, heading }: ToolOutletProps) {
  const userId = useSession().user?.id ?? '';
  useEffect(() => {
    if (host.state(moduleId).status === 'failed') void host.retry(moduleId);
  }, [host, moduleId]);

  return (
    <ModuleOutlet
      host={host}
      moduleId={moduleId}
      fallbackTitle={heading}
      rescue={
        <Suspense>
          <ExportToolButton moduleId={moduleId} userId={userId} />
        </Suspense>
      }
      renderFrame={(state) => (
        <PageFrame title={heading}>
          <div data-waiting={heading}>{state}</div>
        </PageFrame>
      )}
    />
  );
});
