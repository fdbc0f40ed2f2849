import { useState } from 'react';
import type { Project } from '@plainday/domain-tasks';
import { IconButton, lazyPart, useIdleParts } from '@plainday/ui-components';
import { Pencil } from 'lucide';

const ProjectEditor = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "project-editor" */ '../../../shared/projects/project-editor'
      )
    ).ProjectEditor,
);
const PARTS = [ProjectEditor];

/** Name, colour and description of the project in view. */
export function EditProject({ project }: { readonly project: Project }) {
  useIdleParts(PARTS);
  const [opened, setOpened] = useState<Project | null>(null);
  return (
    <>
      <IconButton
        label={`Edit ${project.title}`}
        icon={Pencil}
        onClick={() => setOpened(project)}
      />
      {opened && <ProjectEditor project={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
