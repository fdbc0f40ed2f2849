import { styled } from 'styled-components';
import { Badge, Checkbox, Meter } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import { habitStates, type KnownOfDay } from '../model/daily.logic';
import type { DailyDay, DailyHabit } from '../model/daily.schema';
import { HABIT_TEXTS, progressText, sourceText } from '../model/texts.logic';

const Row = styled.li`
  border-bottom: 1px solid var(--line);
  label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    min-height: 52px;
    padding-block: 6px;
    font: 500 var(--type-item);
    cursor: pointer;
  }
`;

const Track = styled.span`
  width: 120px;
`;

const Side = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-inline-start: auto;
  color: var(--text-3);
  font: var(--type-small);
  ${phone} {
    width: 100%;
    margin-inline-start: 34px;
  }
`;

export interface HabitRowsProps {
  readonly day: DailyDay;
  readonly known: KnownOfDay;
  readonly onToggle: (habit: DailyHabit) => void;
}

/** The five habits of a day. The whole row ticks; the keys 1 to 5 do the same. */
export function HabitRows({ day, known, onToggle }: HabitRowsProps) {
  return (
    <ul aria-label="Habits of the day">
      {habitStates(day, known).map((state) => {
        const { habit, done } = state;
        const source = sourceText(state);
        const progress = habit === 'water' || habit === 'exercise' ? known[habit] : undefined;
        return (
          <Row key={habit}>
            <label>
              <Checkbox
                label={HABIT_TEXTS[habit]}
                checked={done}
                onChange={() => onToggle(habit)}
              />
              <span aria-hidden>{HABIT_TEXTS[habit]}</span>
              <Side>
                {source && <Badge>{source}</Badge>}
                {!source && progress && progress.amount > 0 && (
                  <>
                    <Track>
                      <Meter
                        label={`${HABIT_TEXTS[habit]} so far`}
                        text={`${progressText(habit, progress.amount)}, ${progress.percent} % of the goal`}
                        parts={[{ key: habit, value: progress.percent, kind: 'filled' }]}
                        max={100}
                      />
                    </Track>
                    {progressText(habit, progress.amount)} · {progress.percent} %
                  </>
                )}
              </Side>
            </label>
          </Row>
        );
      })}
    </ul>
  );
}
