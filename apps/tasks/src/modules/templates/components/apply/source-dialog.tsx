import { useId, useState } from 'react';
import { formatDay } from '@plainday/domain-calendar';
import { projectKey, useTasksListQuery } from '@plainday/data-tasks';
import type { Project } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';
import { Button, NativeSelect, SegmentedControl } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { ErrorState, FormField, LoadingState } from '@plainday/ui-patterns';
import { useCalendar } from '../../hooks/use-calendar';
import { earliestDay, templateOfProject } from '../../model/from-project.logic';
import type { Template } from '../../model/templates.schema';
import { TemplateLines } from '../lines/template-lines';
import { Notice, UseForm } from './apply-style';

type FirstDay = 'earliest' | 'today';

interface SourceDialogProps {
  readonly projects: readonly Project[];
  readonly onContinue: (start: Omit<Template, 'id'>) => void;
  readonly onClose: () => void;
}

/** Makes a template of a project: its open tasks, with real due dates turned into offsets. */
export function SourceDialog({ projects, onContinue, onClose }: SourceDialogProps) {
  const formId = useId();
  const calendar = useCalendar();
  const [projectId, setProjectId] = useState(projects[0]?.id ?? '');
  const [firstDay, setFirstDay] = useState<FirstDay>('earliest');
  const {
    currentData: tasks = [],
    isError,
    isFetching,
    refetch,
  } = useTasksListQuery(projectKey(projectId), { skip: projectId === '' });
  const project = projects.find(({ id }) => id === projectId);
  const earliest = earliestDay(tasks, calendar);
  const start =
    project &&
    templateOfProject(project, tasks, {
      ...calendar,
      firstDay: (firstDay === 'earliest' && earliest) || calendar.firstDay,
    });
  const count = start?.tasks.length ?? 0;

  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Save a project as template"
      footer={
        <Button variant="primary" type="submit" form={formId} disabled={count === 0}>
          Continue
        </Button>
      }
    >
      <UseForm
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (start) onContinue(start);
        }}
      >
        <FormField label="Project">
          {({ invalid, ...control }) => (
            <NativeSelect
              {...control}
              invalid={invalid}
              value={projectId}
              onChange={(event) => setProjectId(event.currentTarget.value)}
            >
              {projects.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        {earliest && (
          <div>
            <SegmentedControl
              label="First day"
              wide
              options={[
                {
                  value: 'earliest',
                  label: `Earliest date, ${formatDay(earliest, { month: 'short', day: 'numeric' })}`,
                },
                { value: 'today', label: 'Today' },
              ]}
              value={firstDay}
              onChange={setFirstDay}
            />
            <Notice>Due dates become days after this first day.</Notice>
          </div>
        )}
        {isError ? (
          <ErrorState
            title="The tasks could not be loaded"
            text="Check the connection, then try again."
            onRetry={() => void refetch()}
          />
        ) : (
          <section aria-label="Preview" aria-busy={isFetching}>
            <h3 role="status">
              {count === 0 && !isFetching ? 'This project has no tasks' : plural(count, 'task')}
            </h3>
            {count === 0 && isFetching ? (
              <LoadingState rows={3} />
            ) : (
              <TemplateLines tasks={start?.tasks ?? []} />
            )}
          </section>
        )}
      </UseForm>
    </ResponsiveDialog>
  );
}
