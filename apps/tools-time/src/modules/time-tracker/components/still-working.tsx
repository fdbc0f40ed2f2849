import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { dayKeyOf, formatDay, timeOfDay } from '@plainday/domain-calendar';
import { systemClock } from '@plainday/shared-platform';
import { Button } from '@plainday/ui-components';
import { DateField, focusHeading, FormField, TimeField, useNow } from '@plainday/ui-patterns';
import { forcedColors } from '@plainday/ui-theme';
import type { Tracker } from '../hooks/use-tracker';
import { durationOf } from '../../../shared/duration.logic';
import { endAt, firstDayOf, shouldAsk } from '../model/running.logic';
import type { Running } from '../model/session.schema';

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--amber-soft);
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
  h2 {
    color: var(--amber);
    font: 600 var(--type-subheading);
  }
  p {
    font: var(--type-small);
  }
`;

const Trim = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);
  input {
    width: 110px;
  }
`;

/** After hours without a word: is it still running on purpose, or when did it end? Nothing is guessed. */
export function StillWorking({ tracker }: { readonly tracker: Tracker }) {
  const now = useNow('minute');
  const { running } = tracker;
  if (!running || !shouldAsk(running, now)) return null;
  return <Question key={running.id} running={running} now={now} tracker={tracker} />;
}

const DAY = { weekday: 'long', month: 'short', day: 'numeric' } as const;

interface QuestionProps {
  readonly running: Running;
  readonly now: number;
  readonly tracker: Tracker;
}

function Question({ running, now, tracker }: QuestionProps) {
  const [time, setTime] = useState('');
  const [chosenDay, setDay] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  /** The question goes with its buttons, so the focus goes to the heading first. */
  function leave(answer: () => void) {
    focusHeading();
    answer();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (time === '') return setError('Enter a time');
    if (day === '') return setError('Choose a day');
    const answer = endAt(running, { day, time }, systemClock.now());
    if ('error' in answer) setError(answer.error);
    else leave(() => tracker.stop(answer.end));
  }

  const today = dayKeyOf(now);
  const startDay = dayKeyOf(running.startedAt);
  const isOverMidnight = startDay !== today;
  const day = chosenDay ?? (time === '' ? startDay : firstDayOf(running, time));

  return (
    <Box aria-labelledby="still-working" role="alert">
      <div>
        <h2 id="still-working">Still working?</h2>
        <p>
          “{running.taskName}” has been running for {durationOf((now - running.startedAt) / 1000)},
          since {isOverMidnight && `${formatDay(startDay, DAY)}, `}
          {timeOfDay(running.startedAt)}.
        </p>
      </div>
      <Trim onSubmit={handleSubmit} noValidate>
        {isOverMidnight && (
          <FormField label="It ended on">
            {(control) => (
              <DateField
                {...control}
                value={day}
                min={startDay}
                onChange={(value) => {
                  setDay(value);
                  setError(null);
                }}
              />
            )}
          </FormField>
        )}
        <FormField label="It ended at" error={error}>
          {(control) => (
            <TimeField
              {...control}
              value={time}
              onChange={(value) => {
                setTime(value);
                setError(null);
              }}
            />
          )}
        </FormField>
        <Button type="submit">End it then</Button>
        <Button variant="primary" onClick={() => leave(tracker.confirm)}>
          Still working
        </Button>
      </Trim>
    </Box>
  );
}
