import { useState } from 'react';
import { draftOf, type Task } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { DueField, Wide } from '../../task-fields';
import { Form } from './settings-style';

interface ScheduleDialogProps {
  readonly tasks: readonly Task[];
  readonly onClose: () => void;
  readonly onSave: (due: string | null) => void;
}

const FORM_ID = 'schedule-tasks';

/** One due date for several tasks: any day and time. Their reminders go along (decisions 21). */
export function ScheduleDialog({ tasks, onClose, onSave }: ScheduleDialogProps) {
  const [first] = tasks;
  const isShared = tasks.every((task) => task.due_date === first?.due_date);
  const [due, setDue] = useState(isShared && first ? first.due_date : null);
  if (!first) return null;

  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Schedule"
      description={plural(tasks.length, 'task')}
      footer={
        <Button variant="primary" type="submit" form={FORM_ID}>
          Schedule
        </Button>
      }
    >
      <Form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          onSave(due);
        }}
      >
        <Wide>
          <DueField
            fields={{ ...draftOf(first), due_date: due, reminder_time: null }}
            errors={{}}
            onChange={(changes) => setDue(changes.due_date ?? null)}
          />
        </Wide>
      </Form>
    </ResponsiveDialog>
  );
}
