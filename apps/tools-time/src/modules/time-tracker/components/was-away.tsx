import { styled } from 'styled-components';
import { timeOfDay } from '@plainday/domain-calendar';
import type { TimerGap } from '@plainday/federation-contract';
import { Button } from '@plainday/ui-components';
import { focusHeading } from '@plainday/ui-patterns';
import { durationOf } from '../../../shared/duration.logic';
import type { Tracker } from '../hooks/use-tracker';
import { gapText } from '../model/running.logic';
import type { Running } from '../model/session.schema';
import { Box } from './question-style';

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

interface WasAwayProps {
  readonly gap: TimerGap;
  readonly running: Running;
  readonly tracker: Tracker;
}

/** While the timer ran the device was asleep: is that time left out, was it work, or had it ended? */
export function WasAway({ gap, running, tracker }: WasAwayProps) {
  const { from, to } = gap;
  const length = durationOf((to - from) / 1000);

  /** The question goes with its buttons, so the focus goes to the heading first. */
  function leave(answer: () => void) {
    focusHeading();
    answer();
  }

  return (
    <Box aria-labelledby="was-away" role="alert">
      <div>
        <h2 id="was-away">Were you away?</h2>
        <p>
          This device was asleep {gapText(gap)}, and “{running.taskName}” went on.
        </p>
      </div>
      <Answers>
        <Button onClick={() => leave(() => tracker.stop(from))}>End it at {timeOfDay(from)}</Button>
        <Button onClick={() => leave(() => tracker.answer(gap, true))}>I was working</Button>
        <Button variant="primary" onClick={() => leave(() => tracker.answer(gap, false))}>
          Leave out {length}
        </Button>
      </Answers>
    </Box>
  );
}
