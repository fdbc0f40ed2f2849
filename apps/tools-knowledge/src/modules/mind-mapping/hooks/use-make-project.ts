import { modulesOffering, useShell } from '@plainday/federation-contract';
import type { TaskDraft } from '../model/edit.logic';

/** Makes a project of a branch, by whoever keeps projects. */
export function useMakeProject() {
  const { modules, offers, notify } = useShell();
  return {
    canMake: modulesOffering(modules, { part: 'actions', kind: 'make-project' }).length > 0,
    async make(title: string, tasks: readonly TaskDraft[]): Promise<void> {
      if (await offers.act('make-project', { title, tasks })) return;
      notify.toast({
        title: 'No project was made',
        description: 'The projects did not answer. Please try again.',
        tone: 'destructive',
      });
    },
  };
}
