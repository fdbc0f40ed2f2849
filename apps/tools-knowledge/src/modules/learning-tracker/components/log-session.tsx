import { useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Button, NativeSelect, TextArea, TextField, ToggleChip } from '@plainday/ui-components';
import { FormField, SectionHeading, useForm } from '@plainday/ui-patterns';
import { DEFAULT_SESSION_MINUTES, sessionDraftSchema } from '../model/learning.schema';
import type { LearningGoal, SessionDraft } from '../model/learning.schema';
import { STUDY_SESSION } from '../model/notes.logic';
import { FromTimers } from './from-timers';

const EMPTY = { minutes: DEFAULT_SESSION_MINUTES, note: '' };

const QUICK = [15, 30, 45, 60] as const;

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  textarea {
    min-height: 52px;
  }
`;

const Picks = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);
  label {
    padding-inline: 4px;
    font-variant-numeric: tabular-nums;
  }
`;

export interface LogSessionProps {
  /** Those that are not completed. */
  readonly goals: readonly LearningGoal[];
  readonly goalId: string;
  readonly onChoose: (goalId: string) => void;
  readonly duration: RefObject<HTMLInputElement | null>;
  readonly onLog: (draft: SessionDraft) => boolean;
}

/** Logs a session: which goal, how long, what. */
export function LogSession({ goals, goalId, onChoose, duration, onLog }: LogSessionProps) {
  const [round, setRound] = useState(0);
  return (
    <section aria-labelledby="log-session">
      <SectionHeading id="log-session">Log session</SectionHeading>
      <SessionForm
        key={round}
        goals={goals}
        goalId={goalId}
        onChoose={onChoose}
        duration={duration}
        onLog={(draft) => {
          const isLogged = onLog(draft);
          if (isLogged) {
            setRound(round + 1);
            requestAnimationFrame(() => duration.current?.focus());
          }
          return isLogged;
        }}
      />
    </section>
  );
}

function SessionForm({ goals, goalId, onChoose, duration, onLog }: LogSessionProps) {
  const form = useForm<Omit<SessionDraft, 'goalId'>>({
    draft: 'learning-session',
    initial: EMPTY,
    validate: (values) => {
      const issues = sessionDraftSchema.safeParse({ goalId, ...values }).error?.issues ?? [];
      return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
    },
    onSubmit: (values) => onLog({ goalId, ...values }),
  });
  const { values, errors, set } = form;

  return (
    <Form
      id={form.id}
      noValidate
      aria-labelledby="log-session"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FormField label="Goal">
        {(control) => (
          <NativeSelect
            {...control}
            value={goalId}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            {goals.map(({ id, topic }) => (
              <option key={id} value={id}>
                {topic}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField label="Duration in minutes" error={errors.minutes}>
        {(control) => (
          <TextField
            {...control}
            ref={duration}
            type="number"
            inputMode="numeric"
            min={1}
            max={480}
            value={Number.isNaN(values.minutes) ? '' : values.minutes}
            onChange={(event) => set('minutes', event.currentTarget.valueAsNumber)}
          />
        )}
      </FormField>
      <Picks role="group" aria-label="Usual durations">
        {QUICK.map((minutes) => (
          <ToggleChip
            key={minutes}
            aria-label={`${minutes} minutes`}
            checked={values.minutes === minutes}
            onChange={() => set('minutes', minutes)}
          >
            {minutes}
          </ToggleChip>
        ))}
      </Picks>
      <FormField label="Note">
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            rows={2}
            maxLength={500}
            placeholder={STUDY_SESSION}
            value={values.note}
            onChange={(event) => set('note', event.currentTarget.value)}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" disabled={goals.length === 0}>
        Log session
      </Button>
      <FromTimers
        onTake={(minutes) => {
          set('minutes', minutes);
          duration.current?.focus();
        }}
      />
    </Form>
  );
}
