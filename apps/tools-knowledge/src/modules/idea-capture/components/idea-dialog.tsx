import { useState } from 'react';
import { TextArea, TextField } from '@plainday/ui-components';
import { ChoiceField, FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import {
  CATEGORIES,
  ideaDraftSchema,
  PRIORITIES,
  type Idea,
  type IdeaDraft,
} from '../model/idea.schema';
import { draftOf } from '../model/ideas.logic';

type Values = IdeaDraft & Pick<Idea, 'priority'>;

export interface IdeaDialogProps {
  readonly idea: Idea;
  /** Gets the idea as it was when the dialog was opened, too. */
  readonly onSave: (draft: IdeaDraft, priority: Idea['priority'], opened: Idea) => void;
  readonly onClose: () => void;
}

/** Everything about an idea that can be changed (decisions 68). */
export function IdeaDialog({ idea, onSave, onClose }: IdeaDialogProps) {
  const [opened] = useState(idea);
  return (
    <FormDialog<Values>
      draft={`idea.${opened.id}`}
      title="Edit idea"
      initial={{ ...draftOf(opened), priority: opened.priority }}
      validate={(values) => {
        const issue = ideaDraftSchema.safeParse(values).error?.issues[0];
        return issue ? { [String(issue.path[0])]: issue.message } : {};
      }}
      onClose={onClose}
      onSubmit={({ priority, ...draft }) => {
        onSave(draft, priority, opened);
        onClose();
      }}
    >
      {({ values, errors, set }) => (
        <>
          <FormField label="Title" required error={errors.title}>
            {(control) => (
              <TextField
                {...control}
                dir="auto"
                maxLength={500}
                data-autofocus=""
                value={values.title}
                onChange={(event) => set('title', event.currentTarget.value)}
              />
            )}
          </FormField>
          <FormField label="Details" error={errors.content}>
            {(control) => (
              <TextArea
                {...control}
                dir="auto"
                maxLength={20_000}
                value={values.content}
                onChange={(event) => set('content', event.currentTarget.value)}
              />
            )}
          </FormField>
          <FormField label="Tags" hint="Separated by commas">
            {(control) => (
              <TextField
                {...control}
                dir="auto"
                maxLength={1000}
                value={values.tags}
                onChange={(event) => set('tags', event.currentTarget.value)}
              />
            )}
          </FormField>
          <ChoiceField
            label="Category"
            value={values.category}
            options={CATEGORIES}
            onChange={(value) => set('category', value)}
          />
          <ChoiceField
            label="Priority"
            value={values.priority}
            options={PRIORITIES}
            onChange={(value) => set('priority', value)}
          />
        </>
      )}
    </FormDialog>
  );
}
