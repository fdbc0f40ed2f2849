import { useMemo, useState } from 'react';
import { useProjectsQuery, useTaskCounts } from '@plainday/data-tasks';
import type { Project } from '@plainday/domain-tasks';
import { Button, ProjectDot, lazyPart, useIdleParts } from '@plainday/ui-components';
import { EmptyState, ErrorState, LoadingState } from '@plainday/ui-patterns';
import { SortableList } from '@plainday/ui-patterns/sortable-list';
import { Folder, Plus } from 'lucide';
import styled from 'styled-components';
import { useProjectActions } from '../../../shared/projects/use-project-actions';
import { ProjectCard } from './project-card';
import { Lifted } from './project-card-style';

const ProjectDialog = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "project-dialog" */ '../../../shared/projects/project-dialog'
      )
    ).ProjectDialog,
);
const DeleteProjectDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "project-dialog" */ './delete-project-dialog'))
      .DeleteProjectDialog,
);
const PARTS = [ProjectDialog, DeleteProjectDialog];

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 12px;
  margin-bottom: 16px;
  h2 {
    font: 600 var(--type-subheading);
  }
`;

const Grid = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

type Open = { kind: 'create' } | { kind: 'edit' | 'delete'; project: Project } | null;

/** The tab Projects: a card for each, and the dialogs that create, edit and delete. */
export function Projects() {
  useIdleParts(PARTS);
  const { data: projects, isError, refetch } = useProjectsQuery();
  const counts = useTaskCounts();
  const actions = useProjectActions();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const ids = useMemo(() => (projects ?? []).map((project) => project.id), [projects]);
  const named = (id: string) => projects?.find((project) => project.id === id);

  return (
    <>
      <Head>
        <h2>Projects</h2>
        <Button variant="primary" icon={Plus} onClick={() => setOpen({ kind: 'create' })}>
          New Project
        </Button>
      </Head>
      {!projects &&
        (isError ? <Failed onRetry={() => void refetch()} /> : <LoadingState rows={3} />)}
      {projects?.length === 0 && (
        <EmptyState
          icon={Folder}
          title="No projects yet"
          text="A project keeps tasks that belong together."
        />
      )}
      <SortableList
        ids={ids}
        disabled={ids.length < 2}
        onMove={(id, index) => void actions.move(id, index)}
        labelOf={(id) => named(id)?.title ?? 'Project'}
        renderOverlay={(id) => (
          <Lifted dir="auto">
            <ProjectDot color={named(id)?.color ?? ''} />
            {named(id)?.title}
          </Lifted>
        )}
      >
        <Grid role="list">
          {projects?.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              count={counts?.byProject[project.id] ?? 0}
              index={index}
              total={projects.length}
              onEdit={() => setOpen({ kind: 'edit', project })}
              onDuplicate={(copy) => void actions.copy(project, copy)}
              onDelete={() => setOpen({ kind: 'delete', project })}
              onMove={(to) => void actions.move(project.id, to)}
            />
          ))}
        </Grid>
      </SortableList>
      {open?.kind === 'create' && (
        <ProjectDialog onClose={close} onSave={(form) => void actions.create(form)} />
      )}
      {open?.kind === 'edit' && (
        <ProjectDialog
          project={open.project}
          onClose={close}
          onSave={(form) => void actions.edit(open.project, form)}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteProjectDialog onClose={close} onDelete={() => void actions.erase(open.project)} />
      )}
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState
      title="Your projects could not be loaded"
      text="Check the connection, then try again."
      onRetry={onRetry}
    />
  );
}
