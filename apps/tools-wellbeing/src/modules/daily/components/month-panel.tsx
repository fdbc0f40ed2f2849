import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide';
import { styled } from 'styled-components';
import { addDays, formatDay, monthGrid, partsOfDay } from '@plainday/domain-calendar';
import { IconButton, SegmentedControl } from '@plainday/ui-components';
import { DayGrid, SectionHeading, type GridRow } from '@plainday/ui-patterns';
import type { Daily } from '../hooks/use-daily';
import { turnMonth, valueOf, type MonthView } from '../model/month.logic';
import { MonthCounts } from './month-counts';
import { Pips } from './pips';

const VIEWS = [
  { value: 'habits', label: 'Habits' },
  { value: 'mood', label: 'Mood' },
  { value: 'productivity', label: 'Productivity' },
] as const;

const WEEKDAYS = monthGrid('2026-06-01')
  .slice(0, 7)
  .map((day) => ({
    key: day,
    label: formatDay(day, { weekday: 'narrow' }),
    name: formatDay(day, { weekday: 'long' }),
  }));

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
  min-width: 0;
`;

/** The month at a glance, and the way to other days. */
export function MonthPanel({ daily }: { readonly daily: Daily }) {
  const { month, today, chosen, days, choose, turn } = daily;
  const [view, setView] = useState<MonthView>('habits');
  const [walked, setWalked] = useState(chosen);
  const active = walked.slice(0, 7) === month.slice(0, 7) ? walked : chosen;
  const cells = monthGrid(month);

  const rows: GridRow[] = Array.from({ length: cells.length / 7 }, (_, week) => ({
    key: cells[week * 7] ?? '',
    cells: cells.slice(week * 7, week * 7 + 7).map((day) => {
      const value = day > today ? 0 : valueOf(day, view, days);
      const words = value === 0 ? 'nothing' : `${value} of 5`;
      return {
        key: day,
        name: `${formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' })}, ${words}`,
        today: day === today,
        selected: day === chosen,
        disabled: day > today,
        outside: day.slice(0, 7) !== month.slice(0, 7),
        content: (
          <>
            {partsOfDay(day).day}
            {day <= today && <Pips value={value} />}
          </>
        ),
      };
    }),
  }));

  function handleTurn(pages: 1 | -1, by?: number) {
    setWalked(by === undefined ? turnMonth(month, pages) : addDays(active, by));
    turn(pages);
  }

  return (
    <Panel aria-label="Month">
      <SectionHeading
        actions={
          <>
            <IconButton label="Previous month" icon={ChevronLeft} onClick={() => turn(-1)} />
            <IconButton
              label="Next month"
              icon={ChevronRight}
              disabled={month.slice(0, 7) >= today.slice(0, 7)}
              onClick={() => turn(1)}
            />
          </>
        }
      >
        {formatDay(month, { month: 'long', year: 'numeric' })}
      </SectionHeading>
      <SegmentedControl label="Shown" options={VIEWS} value={view} onChange={setView} />
      <DayGrid
        label={formatDay(month, { month: 'long', year: 'numeric' })}
        columns={WEEKDAYS}
        rows={rows}
        active={active}
        onActive={setWalked}
        onAct={choose}
        onTurn={handleTurn}
      />
      <MonthCounts month={month} today={today} view={view} days={days} />
    </Panel>
  );
}
