import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import type { DayKey } from '@plainday/domain-calendar';
import { SectionHeading } from '@plainday/ui-patterns';
import { useCounted } from '../hooks/use-counted';
import type { MoodEntry } from '../model/mood.schema';
import { moodsOf, togetherOf, type Together as Said } from '../model/together.logic';
import { moodByDay } from '../model/trend.logic';

/** Days that are looked back at. */
const YEAR = 365;

const List = styled.ul`
  li {
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }
`;

const Quiet = styled.p`
  padding-block: var(--space-3);
  border-top: 1px solid var(--line);
  color: var(--text-3);
  font: var(--type-caption);
`;

const Hint = styled.p`
  color: var(--text-2);
  font: var(--type-caption);
`;

export interface TogetherProps {
  readonly entries: readonly MoodEntry[];
  readonly today: DayKey;
}

/** What goes with a good mood, in numbers of other tools. Computed here. */
export function Together({ entries, today }: TogetherProps) {
  const id = useId();
  const rule = useDayRule();
  const moods = useMemo(
    () => moodsOf(moodByDay(entries, today, YEAR, rule)),
    [entries, today, rule],
  );
  const all = useCounted(today);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>What goes together</SectionHeading>
      {all?.length === 0 && (
        <Quiet>
          Nothing to compare with yet: no habits, water, exercise or focus were counted.
        </Quiet>
      )}
      {all && all.length > 0 && (
        <List aria-label="What goes together">
          {all.map(({ counted, numbers }) => (
            <Kind key={counted.kind} {...togetherOf(counted, moods, numbers)} />
          ))}
        </List>
      )}
      <Quiet>
        Counted on this device from your other tools and sent nowhere. Going together is not
        causing.
      </Quiet>
    </section>
  );
}

function Kind({ sentence, averages }: Said) {
  return (
    <li>
      <p>{sentence}</p>
      {averages && (
        <>
          <Comparison those={averages.those} others={averages.others} />
          <Hint>○ {averages.note}</Hint>
        </>
      )}
    </li>
  );
}

const Line = styled.svg`
  display: block;
  width: 100%;
  height: 22px;
  overflow: visible;
`;

/** Those days as a full dot, the others as a hollow one, on the scale of five. */
function Comparison({ those, others }: { readonly those: number; readonly others: number }) {
  const at = (value: number) => `${((value - 1) / 4) * 100}%`;
  return (
    <Line aria-hidden>
      <line x1="0" x2="100%" y1={11} y2={11} stroke="var(--line-strong)" strokeWidth={2} />
      <line x1={at(others)} x2={at(those)} y1={11} y2={11} stroke="var(--accent)" strokeWidth={3} />
      <circle
        cx={at(others)}
        cy={11}
        r={5}
        fill="var(--bg)"
        stroke="var(--text-2)"
        strokeWidth={2}
      />
      <circle cx={at(those)} cy={11} r={6} fill="var(--accent)" />
    </Line>
  );
}
