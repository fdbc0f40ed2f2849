import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import { formatMinutes } from '@plainday/domain-timer';
import { plural } from '@plainday/shared-utils';
import { Progress } from '@plainday/ui-components';
import { BarChart, EmptyLine, RowList, SectionHeading, useNow } from '@plainday/ui-patterns';
import { lastSevenDays, sessionsOfDay } from '../model/history.logic';
import type { PomodoroSession } from '../model/pomodoro.schema';
import { SessionRow } from './session-row';

/** Pieces that are drawn for a day; a hint at a good one, no goal to miss. */
const PIECES = 8;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);
`;

const Sum = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
  color: var(--text-2);
  strong {
    color: var(--text);
    font: 650 var(--type-figure);
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
`;

const Chart = styled.div`
  padding-top: var(--space-2);
`;

export interface HistoryPanelProps {
  readonly sessions: readonly PomodoroSession[];
  /** Saves a session as a time entry. */
  readonly onSave: (session: PomodoroSession) => void;
}

/** Today, the last seven days, and today's sessions. */
export function HistoryPanel({ sessions, onSave }: HistoryPanelProps) {
  const rule = useDayRule();
  const now = useNow('minute');
  const days = lastSevenDays(sessions, now, rule);
  const today = days.at(-1);
  if (!today) return null;
  const todays = sessionsOfDay(sessions, today.day, rule);

  return (
    <Side>
      <section>
        <SectionHeading>Today</SectionHeading>
        <Sum>
          <strong>{today.count}</strong>
          {today.count === 1 ? 'pomodoro' : 'pomodoros'} · {formatMinutes(today.minutes)}
        </Sum>
        <Progress
          label="Pomodoros today"
          value={today.count}
          max={Math.max(PIECES, today.count)}
          steps={Math.max(PIECES, today.count)}
        />
      </section>
      <section>
        <SectionHeading>Minutes in the last seven days</SectionHeading>
        <Chart>
          <BarChart
            label="Pomodoros of the last seven days"
            bars={days.map((day) => ({
              key: day.day,
              label: day.letter,
              value: day.minutes,
              note: day.minutes > 0 ? String(Math.round(day.minutes)) : '',
              text: `${day.name}: ${plural(day.count, 'pomodoro')}, ${formatMinutes(day.minutes)}`,
              current: day === today,
            }))}
          />
        </Chart>
      </section>
      <section>
        <SectionHeading>Sessions</SectionHeading>
        {todays.length === 0 && <EmptyLine>Finished sessions of today appear here.</EmptyLine>}
        <RowList label="Sessions of today">
          {todays.map((session) => (
            <SessionRow key={session.id} session={session} onSave={onSave} />
          ))}
        </RowList>
      </section>
    </Side>
  );
}
