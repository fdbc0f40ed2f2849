import { useState } from 'react';
import { draftOf, NO_DUE, type Due, type Task } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { DueField, Wide } from '../../task-fields';
import { Form } from './settings-style';

interface ScheduleDialogProps {
  readonly tasks: readonly Task[];
  readonly onClose: () => void;
  readonly onSave: (due: Due) => void;
}

const FORM_ID = 'schedule-tasks';

const dueOf = ({ due_date = null, due_day = null }: Partial<Due>): Due => ({ due_date, due_day });

/** One due date for several tasks: any day and time. Their reminders go along (decisions 21). */
export function ScheduleDialog({ tasks, onClose, onSave }: ScheduleDialogProps) {
  const [first] = tasks;
  const isShared = tasks.every(
    (task) => task.due_date === first?.due_date && task.due_day === first.due_day,
  );
  const [due, setDue] = useState<Due>(isShared && first ? first : NO_DUE);
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
          onSave(dueOf(due));
        }}
      >
        <Wide>
          <DueField
            fields={{ ...draftOf(first), ...dueOf(due), reminder_time: null }}
            errors={{}}
            onChange={(changes) => 'due_date' in changes && setDue(dueOf(changes))}
          />
        </Wide>
      </Form>
    </ResponsiveDialog>
  );
}
