import type { Project } from '@plainday/domain-tasks';
import { ProjectDialog } from './project-dialog';
import { useProjectActions } from './use-project-actions';

interface ProjectEditorProps {
  /** As it was when the editor was opened. */
  readonly project: Project;
  readonly onClose: () => void;
}

/** The dialog of a project, where nothing else can be done to projects. */
export function ProjectEditor({ project, onClose }: ProjectEditorProps) {
  const { edit } = useProjectActions();
  return (
    <ProjectDialog
      project={project}
      onClose={onClose}
      onSave={(form) => void edit(project, form)}
    />
  );
}
