import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Play, Square } from 'lucide';
import { timeOfDay } from '@plainday/domain-calendar';
import type { Project } from '@plainday/domain-tasks';
import { isBlank } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { useNow } from '@plainday/ui-patterns';
import type { Tracker } from '../hooks/use-tracker';
import { NAME_MAX } from '../model/entry-form.logic';
import { clockOf } from '../model/format.logic';
import { workedMs } from '../model/running.logic';
import { ProjectSelect } from './project-select';
import { Clock, Form, NameField, Since, Subject } from './timer-form-style';

export interface TimerFormProps {
  readonly tracker: Tracker;
  readonly projects: readonly Project[];
}

/** What runs or is about to: name, project, time, Start or Stop. Enter starts, Enter again stops. */
export function TimerForm({ tracker, projects }: TimerFormProps) {
  const { running, draft } = tracker;
  /** The name of what runs while it is being edited. */
  const [edited, setEdited] = useState<string | null>(null);
  const name = running ? (edited ?? running.taskName) : draft.taskName;

  function commitName(): boolean {
    const isChanged = edited !== null && edited.trim() !== running?.taskName;
    if (isChanged) tracker.change({ taskName: edited });
    setEdited(null);
    return isChanged;
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!running) tracker.start();
    else if (!commitName()) tracker.stop();
  }

  function handleStop() {
    commitName();
    tracker.stop();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setEdited(null);
  }

  return (
    <Form onSubmit={handleSubmit} aria-label="Timer">
      <Subject>
        <Since>{running ? `Running since ${timeOfDay(running.startedAt)}` : 'Not running'}</Since>
        <NameField
          aria-label="Task name"
          placeholder="What are you working on?"
          dir="auto"
          autoComplete="off"
          maxLength={NAME_MAX}
          value={name}
          onChange={({ currentTarget: { value } }) =>
            running ? setEdited(value) : tracker.setDraft({ taskName: value })
          }
          onKeyDown={handleKeyDown}
          onBlur={commitName}
        />
        <ProjectSelect
          value={running ? running.projectId : draft.projectId}
          projects={projects}
          onChange={(projectId) =>
            running ? tracker.change({ projectId }) : tracker.setDraft({ projectId })
          }
        />
      </Subject>
      <RunningTime running={running} />
      {running ? (
        <Button key="button" variant="primary" size="l" icon={Square} onClick={handleStop}>
          Stop
        </Button>
      ) : (
        <Button
          key="button"
          type="submit"
          variant="primary"
          size="l"
          icon={Play}
          disabled={isBlank(draft.taskName)}
        >
          Start
        </Button>
      )}
    </Form>
  );
}

function RunningTime({ running }: Pick<Tracker, 'running'>) {
  const now = useNow('second');
  return (
    <Clock role="timer" aria-label="Running time" $idle={running === null}>
      {clockOf(running ? workedMs(running, now) : 0)}
    </Clock>
  );
}
