import { Check, Circle } from 'lucide';
import { styled } from 'styled-components';
import { addDays, startOfWeek, weekName, type DayKey } from '@plainday/domain-calendar';
import { BarChart, EmptyLine, SectionHeading } from '@plainday/ui-patterns';
import { Button, Icon } from '@plainday/ui-components';
import type { Goals } from '../hooks/use-goals';
import { openOf } from '../model/goals.logic';
import type { Goal, PastWeek } from '../model/goals.schema';
import { targetOf } from '../model/progress.logic';
import { resultOf } from '../model/texts.logic';

/** Weeks in the picture, this one included. */
const WEEKS = 5;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-8);
`;

const Sum = styled.p`
  color: var(--text-2);
  strong {
    margin-inline-end: 6px;
    color: var(--text);
    font: 650 var(--type-figure);
    font-variant-numeric: tabular-nums;
  }
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 36px;
  padding-top: 6px;
  border-top: 1px solid var(--line);
  font: var(--type-small);
  > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Left = styled.span`
  display: flex;
  flex-basis: 100%;
  align-items: center;
  justify-content: space-between;
  padding: 0 0 8px 24px;
  color: var(--text-3);
  font: var(--type-caption);
`;

/** Last week before its reset, with what can be carried over, and the weeks before. */
export function LastWeek({ goals }: { readonly goals: Goals }) {
  const { lastWeek, past, today, carry } = goals;
  const monday = startOfWeek(today);
  const weeks = [...past.filter(({ id }) => id < monday)].slice(0, WEEKS - 1).reverse();
  return (
    <Side>
      <section aria-labelledby="last-week">
        <SectionHeading id="last-week" note={weekName(addDays(monday, -7))}>
          Last week
        </SectionHeading>
        {lastWeek ? (
          <Result week={lastWeek} onCarry={carry} />
        ) : (
          <EmptyLine>Last week’s result appears here on Monday.</EmptyLine>
        )}
      </section>
      {weeks.length > 0 && (
        <section aria-labelledby="by-week">
          <SectionHeading id="by-week">Complete, by week</SectionHeading>
          <BarChart
            label="Complete, by week"
            height={36}
            bars={[
              ...weeks.map((week) => barOf(week)),
              barOf({ id: monday, goals: goals.goals }, true),
            ]}
          />
        </section>
      )}
    </Side>
  );
}

function barOf(week: { readonly id: DayKey; readonly goals: readonly Goal[] }, current = false) {
  const { done, all } = resultOf({ goals: [...week.goals] });
  return {
    key: week.id,
    label: `${done}/${all}`,
    value: done,
    text: `${weekName(week.id)}: ${done} of ${all} complete`,
    current,
  };
}

interface ResultProps {
  readonly week: PastWeek;
  readonly onCarry: (goal: Goal) => void;
}

function Result({ week, onCarry }: ResultProps) {
  const { done, all } = resultOf(week);
  const open = new Set(openOf(week).map(({ id }) => id));
  return (
    <>
      <Sum>
        <strong>{done}</strong>of {all} complete
      </Sum>
      <ul>
        {week.goals.map((goal) => (
          <Item key={goal.id}>
            <Icon
              icon={open.has(goal.id) ? Circle : Check}
              size={16}
              title={open.has(goal.id) ? 'Open' : 'Complete'}
            />
            <span dir="auto">{goal.title}</span>
            <span>
              {goal.progress} of {targetOf(goal)}
            </span>
            {open.has(goal.id) && (
              <Left>
                {targetOf(goal) - goal.progress} {goal.unit} left
                <Button
                  size="s"
                  aria-label={`Carry over: ${goal.title}`}
                  disabled={week.carried?.includes(goal.id)}
                  onClick={() => onCarry(goal)}
                >
                  Carry over
                </Button>
              </Left>
            )}
          </Item>
        ))}
      </ul>
    </>
  );
}
