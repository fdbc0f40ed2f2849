import { useState } from 'react';
import { cleanTitle, PALETTE, TITLE_MAX, type Project } from '@plainday/domain-tasks';
import { isBlank } from '@plainday/shared-utils';
import { Button, TextArea, TextField } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { FormField } from '@plainday/ui-patterns';
import styled from 'styled-components';
import type { ProjectForm } from '../hooks/use-project-actions';
import { ColorPicker } from './color-picker';

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

interface ProjectDialogProps {
  /** The project to edit; absent for a new one. */
  readonly project?: Project;
  readonly onClose: () => void;
  readonly onSave: (form: ProjectForm) => void;
}

/** Creates or edits a project. The name is required (spec §5). */
export function ProjectDialog({ project, onClose, onSave }: ProjectDialogProps) {
  const [title, setTitle] = useState(project?.title ?? '');
  const [description, setDescription] = useState(project?.description ?? '');
  const [color, setColor] = useState<string>(project?.color ?? PALETTE[0]);
  const [tried, setTried] = useState(false);
  const clean = cleanTitle(title);
  const label = project ? 'Save Changes' : 'Create Project';

  function save(): void {
    setTried(true);
    if (clean === '') return;
    onSave({ title: clean, description: isBlank(description) ? null : description, color });
    onClose();
  }

  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={project ? 'Edit Project' : 'Create Project'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="project-form">
            {label}
          </Button>
        </>
      }
    >
      <Form
        id="project-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FormField
          label="Project name"
          required
          error={tried && clean === '' ? 'Project name is required' : null}
        >
          {(control) => (
            <TextField
              {...control}
              autoFocus
              dir="auto"
              maxLength={TITLE_MAX}
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          )}
        </FormField>
        <FormField label="Description">
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              maxLength={2000}
              value={description}
              onChange={(event) => setDescription(event.currentTarget.value)}
            />
          )}
        </FormField>
        <ColorPicker value={color} onChange={setColor} />
      </Form>
    </ResponsiveDialog>
  );
}
