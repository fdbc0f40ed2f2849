import { useMemo, useRef, useState } from 'react';
import { usePreferences } from '@plainday/data-preferences';
import { useProjectsQuery } from '@plainday/data-tasks';
import type { Project, Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { Dialog } from '@plainday/ui-components/dialog';
import { createDraftKeeper } from '@plainday/ui-patterns';
import { AddBar } from '../../shared/add-bar';
import { useAddActions } from '../../shared/actions/use-add-actions';
import { LinesDialog } from './lines-dialog';
import { dueAt, isShownIn } from './place.logic';

const NO_PROJECTS: readonly Project[] = [];

/** What was typed without adding it: a stray click loses nothing. */
const kept = createDraftKeeper('quick-add', '');

/** The add bar in a dialog; or the lines that another tool hands over, as the tasks that they become. */
export function Page() {
  const { overlay } = useShell();
  const [{ lines, ...request }] = useState(overlay.request);
  return lines ? <LinesDialog lines={lines} {...request} /> : <QuickAdd />;
}

/** Over whatever is open; a project that is open is filled in (decisions 8). */
function QuickAdd() {
  const { overlay, selection, search, user, notify } = useShell();
  const { data: projects = NO_PROJECTS } = useProjectsQuery();
  const actions = useAddActions();
  const input = useRef<HTMLInputElement>(null);
  // A text that is handed over stands before a draft, which waits: neither is lost by leaving.
  const [draft] = useState(() => (overlay.request().text ? kept.read(user.id).trim() : ''));
  const [text] = useState(() => overlay.request().text || kept.read(user.id));
  const typed = useRef(text);
  const projectId = selection.kind === 'project' ? selection.projectId : null;
  const preferences = usePreferences(user.id);
  const present = () => ({ ...preferences, now: new Date(systemClock.now()) });
  const [due] = useState(() => dueAt(selection, overlay.request().due, present()));
  const defaults = useMemo(() => ({ project_id: projectId, ...due }), [projectId, due]);
  const isShown = (task: Task) => search === '' && isShownIn(selection, task, present());

  function leave(): void {
    overlay.close();
    kept.write(user.id, `${draft} ${typed.current}`.trim());
    if (kept.read(user.id).trim() !== '') notify.brief('Draft kept');
  }

  return (
    <Dialog open size="l" title="Quick add" onOpenChange={leave}>
      <AddBar
        input={input}
        projects={projects}
        defaults={defaults}
        initialText={text}
        onText={(now) => {
          typed.current = now;
          if (draft === '') kept.write(user.id, now);
        }}
        onAdd={(drafts) => actions.addFrom({ projects, isShown }, drafts)}
        onAdded={overlay.close}
      />
    </Dialog>
  );
}
