import styled from 'styled-components';
import { formatMinutes } from '@plainday/domain-timer';
import { plural } from '@plainday/shared-utils';
import { Progress } from '@plainday/ui-components';
import { BarChart, useNow } from '@plainday/ui-patterns';
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

const Heading = styled.h2`
  margin-bottom: var(--space-1);
  color: var(--text-3);
  font: 550 var(--type-caption);
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

const None = styled.p`
  padding: var(--space-2) 0;
  border-top: 1px solid var(--line);
  color: var(--text-3);
  font-size: var(--size-small);
`;

export interface HistoryPanelProps {
  readonly sessions: readonly PomodoroSession[];
  /** Saves a session as a time entry. */
  readonly onSave: (session: PomodoroSession) => void;
}

/** Today, the last seven days, and today's sessions. */
export function HistoryPanel({ sessions, onSave }: HistoryPanelProps) {
  const now = useNow('minute');
  const days = lastSevenDays(sessions, now);
  const today = days.at(-1);
  if (!today) return null;
  const todays = sessionsOfDay(sessions, today.day);

  return (
    <Side>
      <section>
        <Heading>Today</Heading>
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
        <Heading>Minutes in the last seven days</Heading>
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
        <Heading>Sessions</Heading>
        {todays.length === 0 && <None>Finished sessions of today appear here.</None>}
        <ul aria-label="Sessions of today">
          {todays.map((session) => (
            <SessionRow key={session.id} session={session} onSave={onSave} />
          ))}
        </ul>
      </section>
    </Side>
  );
}
