import { useState } from 'react';
import { ArrowDown, ArrowUp, Pencil, Plus, Snowflake, Trash2 } from 'lucide';
import { styled } from 'styled-components';
import { formatDay, partsOfDay } from '@plainday/domain-calendar';
import { isMac } from '@plainday/shared-platform';
import { shortcutLabel } from '@plainday/shared-utils';
import { Button, lazyPart, type MenuEntry, useIdleParts } from '@plainday/ui-components';
import { focusHeading, SectionHeading } from '@plainday/ui-patterns';
import { phone } from '@plainday/ui-theme';
import { useArrange } from '../hooks/use-arrange';
import { useHabitWrites } from '../hooks/use-habit-writes';
import { pastOf, type Habits } from '../hooks/use-habits';
import type { Week } from '../hooks/use-week';
import { groupsOf } from '../model/arrange.logic';
import type { Habit } from '../model/habit.schema';
import { AddHabit } from './add-habit';
import { HabitGrid } from './grid/habit-grid';
import { YearPanel } from './year-panel';

const AddSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "habit-add" */ './add-sheet')).AddSheet,
);
const HabitDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "habit-dialog" */ './habit-dialog')).HabitDialog,
);
const FreezeDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "habit-freeze" */ './freeze-dialog')).FreezeDialog,
);
const PARTS = [AddSheet, HabitDialog, FreezeDialog];

const Hint = styled.p`
  padding: var(--space-4) 20px;
  color: var(--text-2);
`;

/** What the checks at the edge of a phone are for. */
const CheckHead = styled.p`
  display: none;
  ${phone} {
    display: block;
    padding-bottom: 6px;
    color: var(--accent-text);
    font: 600 var(--type-caption);
    text-align: end;
  }
`;

const AddRow = styled.div`
  display: none;
  ${phone} {
    display: block;
  }
`;

export interface HabitsBoardProps {
  readonly habits: Habits;
  readonly week: Week;
  readonly onRemove: (habit: Habit) => void;
}

/** The add bar and the week; or where to begin. */
export function HabitsBoard({ habits, week, onRemove }: HabitsBoardProps) {
  useIdleParts(PARTS);
  const { add, change, setDone } = useHabitWrites();
  const { move, setFrozen } = useArrange(habits.habits);
  const [openId, setOpenId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'freeze'; habit: Habit } | null>(null);
  const [adding, setAdding] = useState(false);
  const { today } = habits;
  const colors = habits.habits.map(({ color }) => color);
  const isEmpty = habits.habits.length === 0;

  function handleRemove(habit: Habit, own: readonly Habit[]) {
    const at = own.indexOf(habit);
    const next = own[at + 1] ?? own[at - 1];
    onRemove(habit);
    const row = next && document.querySelector(`[data-row-id="${CSS.escape(next.id)}"]`);
    const name = row?.querySelector<HTMLElement>('[data-control="name"]');
    if (name) name.focus();
    else focusHeading();
  }

  const actionsOf = (habit: Habit, own: readonly Habit[]): readonly MenuEntry[] => [
    { label: 'Edit…', icon: Pencil, onSelect: () => setDialog({ kind: 'edit', habit }) },
    {
      label: 'Freeze a day…',
      icon: Snowflake,
      onSelect: () => setDialog({ kind: 'freeze', habit }),
    },
    {
      label: 'Move up',
      icon: ArrowUp,
      shortcut: shortcutLabel('mod+shift+arrowup', isMac()),
      disabled: own[0] === habit,
      onSelect: () => move(habit.id, -1, own),
    },
    {
      label: 'Move down',
      icon: ArrowDown,
      shortcut: shortcutLabel('mod+shift+arrowdown', isMac()),
      disabled: own.at(-1) === habit,
      onSelect: () => move(habit.id, 1, own),
    },
    'separator',
    { label: 'Delete', icon: Trash2, danger: true, onSelect: () => handleRemove(habit, own) },
  ];

  return (
    <>
      <AddHabit colors={colors} onAdd={add} />
      {isEmpty ? (
        habits.status === 'ready' && <Hint>Add your first habit: one small thing a day.</Hint>
      ) : (
        <CheckHead aria-hidden>
          {week.isCurrent
            ? `Today, ${formatDay(today, { weekday: 'short' })} ${partsOfDay(today).day}`
            : 'Open a habit to edit'}
        </CheckHead>
      )}
      {!isEmpty &&
        groupsOf(habits.habits, habits.arrangement.byColor).map(({ color, name, habits: own }) => (
          <section key={color ?? 'all'}>
            {color && <SectionHeading>{name}</SectionHeading>}
            <HabitGrid
              name={name}
              own={own}
              habits={habits}
              week={week}
              openId={openId}
              onOpen={setOpenId}
              onDone={setDone}
              onMove={(id, by) => move(id, by, own)}
              actionsOf={(habit) => actionsOf(habit, own)}
              detailOf={(habit) => (
                <YearPanel
                  habit={habit}
                  past={pastOf(habits, habit)}
                  today={today}
                  onFreeze={() => setDialog({ kind: 'freeze', habit })}
                />
              )}
            />
          </section>
        ))}
      <AddRow>
        <Button size="l" variant="ghost" icon={Plus} onClick={() => setAdding(true)}>
          Add habit
        </Button>
      </AddRow>
      {adding && <AddSheet colors={colors} onAdd={add} onClose={() => setAdding(false)} />}
      {dialog?.kind === 'edit' && (
        <HabitDialog
          habit={dialog.habit}
          onSave={(fields) => change(dialog.habit, fields)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'freeze' && (
        <FreezeDialog
          title={dialog.habit.title}
          today={today}
          done={pastOf(habits, dialog.habit).done}
          frozen={pastOf(habits, dialog.habit).frozen}
          onFreeze={(day, on) => setFrozen(dialog.habit, day, on)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
