import { styled } from 'styled-components';
import { useToday, useDayRule } from '@plainday/data-preferences';
import { daysOfWeek, formatDay } from '@plainday/domain-calendar';
import { ChartFigure, Pillar, useNow } from '@plainday/ui-patterns';
import type { Entries } from '../hooks/use-entries';
import { weekByProject } from '../model/day-totals.logic';
import { durationOf } from '../../../shared/duration.logic';
import type { TimeSession } from '../model/session.schema';
import { ProjectName } from './project-name';

const HEIGHT = 34;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 126px 56px;
  align-items: end;
  gap: var(--space-3);
  min-height: 54px;
  padding-block: 8px;
  border-top: 1px solid var(--line);
  font: var(--type-small);
`;

const Project = styled.button`
  display: flex;
  min-width: 0;
  min-height: 28px;
  margin-inline-start: -6px;
  padding: 4px 6px;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--text-2);
  text-align: start;
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  &[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent-text);
  }
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  align-items: end;
  justify-items: center;
  color: var(--text-3);
  font: var(--type-tiny);
  strong {
    color: var(--text);
  }
`;

const Sum = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export interface WeekPanelProps {
  readonly entries: Entries;
  /** The entries with what runs, up to now. */
  readonly tracked: readonly TimeSession[];
  readonly filter: string | null | undefined;
  readonly onFilter: (projectId: string | null | undefined) => void;
}

/** The week by project: seven bars each on one scale, and the same as a table. A name filters the entries. */
export function WeekPanel({ entries, tracked, filter, onFilter }: WeekPanelProps) {
  const today = useToday(useNow('minute'));
  const days = daysOfWeek(today);
  const week = weekByProject(tracked, today, useDayRule());
  const largest = Math.max(1, ...week.flatMap((project) => project.days));
  const sums = days.map((_, index) => week.reduce((sum, row) => sum + (row.days[index] ?? 0), 0));
  const total = sums.reduce((sum, value) => sum + value, 0);
  const cell = (seconds: number) => (seconds === 0 ? '' : durationOf(seconds));
  const titleOf = (id: string | null) => entries.projectOf(id)?.title ?? 'No Project';

  return (
    <ChartFigure
      title="This week by project"
      columns={['Project', ...days.map((day) => formatDay(day, { weekday: 'short' })), 'Total']}
      rows={[
        ...week.map(({ projectId, days: seconds, total: sum }) => ({
          key: projectId ?? 'none',
          cells: [titleOf(projectId), ...seconds.map(cell), durationOf(sum)],
        })),
        { key: 'total', cells: ['All', ...sums.map(cell), durationOf(total)] },
      ]}
    >
      {week.map(({ projectId, days: seconds, total: sum }) => (
        <Row key={projectId ?? 'none'}>
          <Project
            type="button"
            aria-pressed={filter === projectId}
            onClick={() => onFilter(filter === projectId ? undefined : projectId)}
          >
            <ProjectName project={entries.projectOf(projectId)} />
          </Project>
          <Bars aria-hidden>
            {seconds.map((value, index) => (
              <Pillar
                key={days[index]}
                $color={value ? entries.projectOf(projectId)?.color : 'var(--line-strong)'}
                style={{ height: (value / largest) * HEIGHT }}
              />
            ))}
          </Bars>
          <Sum>{durationOf(sum)}</Sum>
        </Row>
      ))}
      <Row>
        <span>{week.length === 0 && 'Nothing tracked yet'}</span>
        <Bars aria-hidden>
          {days.map((day) => {
            const letter = formatDay(day, { weekday: 'narrow' });
            return day === today ? (
              <strong key={day}>{letter}</strong>
            ) : (
              <span key={day}>{letter}</span>
            );
          })}
        </Bars>
        <Sum>{durationOf(total)}</Sum>
      </Row>
    </ChartFigure>
  );
}
