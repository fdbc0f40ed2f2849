import { useMemo } from 'react';
import { modulesOffering, useShell, type ListedModule } from '@plainday/federation-contract';
import type { Task } from '@plainday/domain-tasks';

/** The tools that can time the work on a task, and the way to let one. */
export interface Sessions {
  /** In the order of the side menu; the first is the usual one. */
  readonly tools: readonly ListedModule[];
  readonly start: (task: Task, tool: ListedModule) => Promise<void>;
}

/** Starts a session for a task in another tool; asks where something is running there already (decisions 56). */
export function useSessions(): Sessions {
  const { modules, offers, notify } = useShell();
  return useMemo(() => {
    const found = modulesOffering(modules, { part: 'actions', kind: 'start-session' });

    async function start(task: Task, tool: ListedModule, replace = false): Promise<void> {
      const request = { title: task.title, projectId: task.project_id, taskId: task.id, replace };
      const started = await offers.act('start-session', request, tool.id);
      if (started) return;
      if (started === null || replace) {
        notify.toast({
          title: 'Not started',
          description: `${tool.title} did not answer. Please try again.`,
          tone: 'destructive',
        });
        return;
      }
      notify.toast({
        title: `${tool.title} is running already`,
        description: `Switch to “${task.title}”?`,
        action: { label: 'Switch', run: () => void start(task, tool, true) },
      });
    }

    return {
      tools: [...found].sort((a, b) => a.order - b.order),
      start: (task, tool) => start(task, tool),
    };
  }, [modules, offers, notify]);
}
