import { ModuleOutlet, type RemoteHost } from '@plainday/federation-host';
import { PageFrame } from '@plainday/ui-patterns';
import { memo } from 'react';

export interface ToolOutletProps {
  readonly host: RemoteHost;
  readonly moduleId: string;
  readonly heading: string;
}

/** The open module. While there is no page, its heading stands where the page will have it. */
export const ToolOutlet = memo(function ToolOutlet({ host, moduleId, heading }: ToolOutletProps) {
  return (
    <ModuleOutlet
      host={host}
      moduleId={moduleId}
      fallbackTitle={heading}
      renderFrame={(state) => <PageFrame title={heading}>{state}</PageFrame>}
    />
  );
});
