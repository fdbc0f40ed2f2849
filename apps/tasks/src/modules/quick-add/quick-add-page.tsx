import { useMemo, useRef, useState } from 'react';
import { useProjectsQuery } from '@plainday/data-tasks';
import type { Project, Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { Dialog } from '@plainday/ui-components/dialog';
import { AddBar } from '../../shared/add-bar';
import { useTaskActions } from '../../shared/use-task-actions';

const NO_PROJECTS: readonly Project[] = [];

/** What was typed when the dialog was closed without adding it: a stray click loses nothing. */
const kept = { userId: '', text: '' };

/** The add bar in a dialog, over whatever is open; a project that is open is filled in (decisions 8). */
export function Page() {
  const { overlay, selection, search, user, notify } = useShell();
  const { data: projects = NO_PROJECTS } = useProjectsQuery();
  const actions = useTaskActions();
  const input = useRef<HTMLInputElement>(null);
  const [text] = useState(() => (kept.userId === user.id ? kept.text : ''));
  const projectId = selection.kind === 'project' ? selection.projectId : null;
  const [due_date] = useState(() => overlay.request().due ?? null);
  const defaults = useMemo(() => ({ project_id: projectId, due_date }), [projectId, due_date]);
  const isList = search === '' && (selection.kind === 'all' || selection.kind === 'project');
  const isShown = (task: Task) => isList && task.project_id === projectId;

  function close(rest: string): void {
    Object.assign(kept, { userId: user.id, text: rest });
    overlay.close();
  }

  function leave(): void {
    const rest = input.current?.value ?? '';
    close(rest);
    if (rest.trim() !== '') notify.brief('Draft kept');
  }

  return (
    <Dialog open size="l" title="Quick add" onOpenChange={leave}>
      <AddBar
        input={input}
        projects={projects}
        defaults={defaults}
        initialText={text}
        onAdd={(drafts) => actions.addFrom({ projects, isShown }, drafts)}
        onAdded={() => close('')}
      />
    </Dialog>
  );
}
