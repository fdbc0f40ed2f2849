import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import { draftOf } from '../model/goals.logic';
import {
  emptyGoal,
  goalDraftSchema,
  type GoalDraft,
  type LearningGoal,
} from '../model/learning.schema';
import { GoalFields } from './goal-fields';

export interface GoalDialogProps {
  /** The goal to edit; a new one without it. */
  readonly goal?: LearningGoal;
  readonly onSave: (draft: GoalDraft) => void;
  readonly onClose: () => void;
}

/** Makes a goal, or edits one. */
export function GoalDialog({ goal, onSave, onClose }: GoalDialogProps) {
  return (
    <FormDialog<GoalDraft>
      draft={`learning-goal.${goal?.id ?? 'new'}`}
      title={goal ? 'Edit goal' : 'New goal'}
      submitLabel={goal ? 'Save' : 'Create goal'}
      initial={goal ? draftOf(goal) : emptyGoal}
      schema={goalDraftSchema}
      onClose={onClose}
      onSubmit={(draft) => {
        onSave(draft);
        onClose();
      }}
    >
      {(form) => <GoalFields form={form} withNotes />}
    </FormDialog>
  );
}
