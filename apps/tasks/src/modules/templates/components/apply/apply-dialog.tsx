import { useId, useState } from 'react';
import type { Project } from '@plainday/domain-tasks';
import { isDayKey } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { DateField, FormField, useTyped } from '@plainday/ui-patterns';
import { useApply } from '../../hooks/use-apply';
import { useCalendar } from '../../hooks/use-calendar';
import { tasksOf } from '../../model/apply.logic';
import type { Template } from '../../model/templates.schema';
import { variablesOf } from '../../model/variables.logic';
import type { Answers } from '../../model/variables.logic';
import { GuardedDialog } from '../guarded-dialog';
import { PreviewTasks } from './preview-tasks';
import { TargetPicker } from './target-picker';
import { UseForm } from './apply-style';
import { VariableFields } from './variable-fields';

const NO_ANSWERS: Answers = {};

interface ApplyDialogProps {
  readonly template: Template;
  readonly projects: readonly Project[];
  /** The project chosen already; null for none. */
  readonly projectId: string | null;
  /** Opens with all projects to search in. */
  readonly searching: boolean;
  readonly onClose: () => void;
}

/** Asks where, from which day and with what, and shows the tasks before they are created. */
export function ApplyDialog({
  template,
  projects,
  projectId,
  searching,
  onClose,
}: ApplyDialogProps) {
  const formId = useId();
  const { user } = useShell();
  const apply = useApply();
  const calendar = useCalendar();
  const [target, setTarget] = useState(projectId);
  const [chosenDay, setChosenDay] = useState('');
  const typed = useTyped<{ readonly answers: Answers }>(`template-use.${template.id}`, {
    answers: NO_ANSWERS,
  });
  const { answers } = typed.values;
  const [isSending, setSending] = useState(false);
  // The same ids at every attempt: one that failed and is repeated doubles nothing.
  const [ids] = useState(() => template.tasks.map(newId));

  const variables = variablesOf(template.tasks);
  const hasDates = template.tasks.some(({ due }) => due !== null);
  const firstDay = isDayKey(chosenDay) ? chosenDay : calendar.firstDay;
  const made = (nowMs: number) =>
    tasksOf(
      template,
      { ...calendar, firstDay, nowMs, projectId: target, answers },
      { userId: user.id, ids },
    );
  const preview = made(calendar.nowMs);
  const where = projects.find(({ id }) => id === target)?.title ?? 'All Tasks';

  async function handleSubmit(): Promise<void> {
    if (isSending) return;
    setSending(true);
    const done = await apply(made(systemClock.now()));
    setSending(false);
    if (done) close();
  }

  function close(): void {
    typed.finish();
    onClose();
  }

  return (
    <GuardedDialog
      title={template.name}
      description={template.description}
      dirty={Object.values(answers).some((answer) => answer !== '')}
      onClose={close}
      footer={
        <Button variant="primary" type="submit" form={formId} disabled={isSending}>
          {isSending ? 'Creating tasks…' : 'Apply Template'}
        </Button>
      }
    >
      <UseForm
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit();
        }}
      >
        <TargetPicker
          projects={projects}
          value={target}
          searching={searching}
          onChange={setTarget}
        />
        <VariableFields
          names={variables}
          answers={answers}
          onChange={(next) => typed.set({ answers: next })}
        />
        {hasDates && (
          <FormField label="First day" hint="Due dates are counted from this day.">
            {(control) => (
              <DateField {...control} max="2180-12-31" value={firstDay} onChange={setChosenDay} />
            )}
          </FormField>
        )}
        <section aria-label="Preview">
          <h3>{`${plural(preview.length, 'task')} in ${where}`}</h3>
          <PreviewTasks tasks={preview} nowMs={calendar.nowMs} />
        </section>
      </UseForm>
    </GuardedDialog>
  );
}
