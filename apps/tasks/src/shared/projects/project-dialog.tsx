import { cleanTitle, PALETTE, TITLE_MAX, type Project } from '@plainday/domain-tasks';
import { isBlank } from '@plainday/shared-utils';
import { TextArea, TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import type { ProjectForm } from './use-project-actions';
import { ColorPicker } from './color-picker';

interface ProjectDialogProps {
  /** The project to edit; absent for a new one. */
  readonly project?: Project;
  readonly onClose: () => void;
  readonly onSave: (form: ProjectForm) => void;
}

/** Creates or edits a project. The name is required (spec §5). */
export function ProjectDialog({ project, onClose, onSave }: ProjectDialogProps) {
  return (
    <FormDialog
      draft={`project.${project?.id ?? 'new'}`}
      title={project ? 'Edit Project' : 'Create Project'}
      submitLabel={project ? 'Save Changes' : 'Create Project'}
      initial={{
        title: project?.title ?? '',
        description: project?.description ?? '',
        color: project?.color ?? PALETTE[0],
      }}
      validate={({ title }) =>
        cleanTitle(title) === '' ? { title: 'Project name is required' } : {}
      }
      onClose={onClose}
      onSubmit={({ title, description, color }) => {
        onSave({
          title: cleanTitle(title),
          description: isBlank(description) ? null : description,
          color,
        });
        onClose();
      }}
    >
      {({ values, errors, set }) => (
        <>
          <FormField label="Project name" required error={errors.title}>
            {(control) => (
              <TextField
                {...control}
                dir="auto"
                maxLength={TITLE_MAX}
                data-autofocus=""
                value={values.title}
                onChange={(event) => set('title', event.currentTarget.value)}
              />
            )}
          </FormField>
          <FormField label="Description">
            {(control) => (
              <TextArea
                {...control}
                dir="auto"
                maxLength={2000}
                value={values.description}
                onChange={(event) => set('description', event.currentTarget.value)}
              />
            )}
          </FormField>
          <ColorPicker value={values.color} onChange={(color) => set('color', color)} />
        </>
      )}
    </FormDialog>
  );
}
