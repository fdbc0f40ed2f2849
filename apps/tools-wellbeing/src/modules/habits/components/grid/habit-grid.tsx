import { isMac } from '@plainday/shared-platform';
import { holdsMod } from '@plainday/shared-utils';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { addDays, daysOfWeek, formatDay, partsOfDay } from '@plainday/domain-calendar';
import { DayGrid, type GridRow } from '@plainday/ui-patterns';
import { lazyPart, VisuallyHidden, type MenuEntry } from '@plainday/ui-components';
import { pastOf, type Habits } from '../../hooks/use-habits';
import type { Week } from '../../hooks/use-week';
import type { Habit } from '../../model/habit.schema';
import { cellState, fillsDays, streakWithFrozen } from '../../model/habits.logic';
import { cellName } from '../../model/words.logic';
import { frozenInStreak } from '../../model/year.logic';
import { GridFrame } from './grid-frame';
import { HabitCell } from './habit-cell';
import { HabitHead } from './habit-head';
import { HabitTail } from './habit-tail';

const HabitSorter = lazyPart(
  async () => (await import(/* webpackChunkName: "habit-sorter" */ './habit-sorter')).HabitSorter,
);

export interface HabitGridProps {
  readonly name: string;
  /** Those of the grid, in order. */
  readonly own: readonly Habit[];
  readonly habits: Habits;
  readonly week: Week;
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onDone: (habitId: string, day: string, done: boolean) => void;
  readonly actionsOf: (habit: Habit) => readonly MenuEntry[];
  readonly onMove: (id: string, by: number) => void;
  readonly detailOf: (habit: Habit) => ReactNode;
}

/** A week of habits: rows of seven days with one tab stop. */
export function HabitGrid(props: HabitGridProps) {
  const { name, own, habits, week, openId, onOpen, onDone, actionsOf, onMove, detailOf } = props;
  const { today, knows, knownFrom } = habits;
  const shown = daysOfWeek(week.monday);
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [active, setActive] = useState(`${own[0]?.id}/${today}`);
  const [activeRow = '', activeDay = ''] = active.split('/');
  const isShown = own.some(({ id }) => id === activeRow) && shown.includes(activeDay);
  const start = shown.includes(today) ? today : (shown[0] ?? today);

  function handleTurn(pages: -1 | 1, by?: number) {
    if (by !== undefined && Math.abs(by) > 1) return;
    if (pages === 1 && week.isCurrent) return;
    const from = isShown ? activeDay : start;
    const row = isShown ? activeRow : (own[0]?.id ?? '');
    setActive(`${row}/${addDays(from, by ?? pages * 7)}`);
    week.show(addDays(week.monday, pages * 7));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isUp = event.key === 'ArrowUp';
    const isMove = holdsMod(event, isMac()) && event.shiftKey;
    if (!isMove || (!isUp && event.key !== 'ArrowDown')) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row-id]');
    if (!row?.dataset.rowId) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(row.dataset.rowId, isUp ? -1 : 1);
  }

  const rows: GridRow[] = own.map((habit) => {
    const past = pastOf(habits, habit);
    const isOpen = openId === habit.id;
    return {
      key: habit.id,
      head: (
        <HabitHead
          habit={habit}
          isOpen={isOpen}
          onToggle={() => onOpen(isOpen ? null : habit.id)}
        />
      ),
      cells: shown.map((day) => {
        const state = cellState(day, today, past);
        return {
          key: day,
          name: cellName(habit.title, day, state),
          checked: state === 'future' ? undefined : state === 'done',
          today: day === today,
          disabled: state === 'future' || !knows.week,
          content: (
            <HabitCell
              state={state}
              color={habit.color}
              letter={formatDay(day, { weekday: 'narrow' })}
            />
          ),
        };
      }),
      tail: (
        <HabitTail
          name={habit.title}
          streak={knows.history ? streakWithFrozen(past.done, past.frozen, today) : null}
          isOpen={fillsDays(past, knownFrom, today)}
          frozen={frozenInStreak(past.done, past.frozen, today)}
          actions={() => actionsOf(habit)}
        />
      ),
      detail: isOpen ? detailOf(habit) : undefined,
    };
  });

  return (
    <GridFrame ref={frame} onKeyDown={handleKeyDown} onPointerEnter={() => setIsNear(true)}>
      <DayGrid
        label={name}
        columns={shown.map((day) => ({
          key: day,
          label: `${formatDay(day, { weekday: 'short' })} ${partsOfDay(day).day}`,
          name: formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' }),
          today: day === today,
        }))}
        corner={<VisuallyHidden>Habit</VisuallyHidden>}
        tailHead="Streak"
        rows={rows}
        active={isShown ? active : `${own[0]?.id}/${start}`}
        onActive={(day, row) => setActive(`${row}/${day}`)}
        onAct={(day, row) => onDone(row, day, !habits.days.get(row)?.has(day))}
        onTurn={handleTurn}
      />
      {isNear && own.length > 1 && <HabitSorter frame={frame} own={own} onMove={onMove} />}
    </GridFrame>
  );
}
