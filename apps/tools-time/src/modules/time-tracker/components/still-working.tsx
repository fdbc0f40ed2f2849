import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { dayKeyOf, formatDay, timeOfDay } from '@plainday/domain-calendar';
import { useShellTimer } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { Button } from '@plainday/ui-components';
import { DateField, focusHeading, FormField, TimeField, useNow } from '@plainday/ui-patterns';
import type { Tracker } from '../hooks/use-tracker';
import { durationOf } from '../../../shared/duration.logic';
import {
  endAt,
  firstDayOf,
  shouldAsk,
  TIMER_ID,
  unansweredGap,
  workedMs,
} from '../model/running.logic';
import type { Running } from '../model/session.schema';
import { Box } from './question-style';
import { WasAway } from './was-away';

const Trim = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);
  input {
    width: 110px;
  }
`;

/** After hours without a word, or while the device was asleep: was that work, or when did it end? Nothing is guessed. */
export function StillWorking({ tracker }: { readonly tracker: Tracker }) {
  const now = useNow('minute');
  const { running } = tracker;
  const timer = useShellTimer(TIMER_ID);
  const gap = running && unansweredGap(running, timer);
  if (gap) return <WasAway key={gap.from} {...{ gap, running, tracker }} />;
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
          “{running.taskName}” has been running for {durationOf(workedMs(running, now) / 1000)},
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
