import { useAppStore } from '@plainday/data-api';
import { Button } from '@plainday/ui-components';
import { Download } from 'lucide';
import { logger } from '@plainday/shared-platform';
import { useServices } from '../shared/services';

export interface ExportToolButtonProps {
  readonly moduleId: string;
  readonly userId: string;
}

/** On the card of a tool that does not run: what it keeps is not locked up with it. */
export function ExportToolButton({ moduleId, userId }: ExportToolButtonProps) {
  const { host, notify } = useServices();
  const store = useAppStore();
  const module = host.modules().find(({ id }) => id === moduleId);
  if (!module?.stores) return null;

  async function save(): Promise<void> {
    try {
      const { exportTool } = await import(/* webpackChunkName: "export-tool" */ './export-tool');
      if (module) await exportTool(module, store, userId);
    } catch (error) {
      logger.error('The export failed.', error);
      notify.toast({
        title: 'Export failed',
        description: 'Check the connection, then try again.',
        tone: 'destructive',
      });
    }
  }

  return (
    <Button icon={Download} variant="ghost" onClick={() => void save()}>
      Export this tool’s data
    </Button>
  );
}
