import { useRef } from 'react';
import { useShell } from '@plainday/federation-contract';
import { ProjectDot } from '@plainday/ui-components';
import { createDraftKeeper, PageFrame } from '@plainday/ui-patterns';
import { useAddActions } from '../../shared/actions/use-add-actions';
import { AddBar } from '../../shared/add-bar';
import { OrderButton } from '../../shared/task-rows/order/order-button';
import { EditProject } from './components/edit-project';
import { LateList } from './components/late-list';
import { ScopeSwitch } from './components/scope-switch';
import { usePageKeys } from './hooks/keys/use-page-keys';
import { useHeading } from './hooks/page/use-heading';
import { useTaskView } from './hooks/page/use-task-view';

/** What stands in the add bar: leaving the screen or the page loses nothing of it. */
const added = createDraftKeeper('tasks', '');

/** The task screen (spec §2): all tasks, a project, the trash, or what a search finds in one of them. */
export function Page() {
  const { user } = useShell();
  const input = useRef<HTMLInputElement>(null);
  const view = useTaskView();
  const actions = useAddActions();
  const { title, summary, found } = useHeading(view);
  usePageKeys(user.id, input);

  const { isTrash, isSearching, project, projects, listKey } = view;
  const isInbox = view.selection.kind === 'all';
  const place = {
    projects,
    isShown: (task: { readonly project_id: string | null }) =>
      listKey === 'everywhere' || task.project_id === null,
  };

  return (
    <PageFrame
      title={title}
      mark={project && <ProjectDot color={project.color} size={12} />}
      summary={summary}
      actions={
        !isTrash && (
          <>
            {isInbox && projects.length > 0 && (
              <ScopeSwitch scope={view.scope} onChange={view.setScope} />
            )}
            {project && <EditProject project={project} />}
            <OrderButton order={view.order} onChange={view.setOrder} />
          </>
        )
      }
    >
      {isInbox && !isSearching && (
        <AddBar
          input={input}
          projects={projects}
          initialText={added.read(user.id)}
          onText={(text) => added.write(user.id, text)}
          onAdd={(drafts) => actions.addFrom(place, drafts)}
        />
      )}
      <LateList view={view} title={title} found={found} />
    </PageFrame>
  );
}
