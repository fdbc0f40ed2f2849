import { useToday } from '@plainday/data-preferences';
import { addDays } from '@plainday/domain-calendar';
import { Ellipsis } from 'lucide';
import { MenuButton, type MenuEntry } from '@plainday/ui-components';
import {
  DeviceNotice,
  ErrorState,
  LoadingState,
  PageFrame,
  PageSummary,
  useNow,
} from '@plainday/ui-patterns';
import { HabitsBoard } from './components/habits-board';
import { WeekSwitch } from './components/week-switch';
import { habitsManifest } from './habits.manifest';
import { useArrange } from './hooks/use-arrange';
import { useHabits } from './hooks/use-habits';
import { useRemoveHabit } from './hooks/use-remove-habit';
import { useWeek } from './hooks/use-week';
import { resultOfWeek } from './model/habits.logic';

export function Page() {
  const today = useToday(useNow('minute'));
  const week = useWeek(today);
  const all = useHabits(week.monday, today);
  const { leaving, remove } = useRemoveHabit();
  const habits = { ...all, habits: all.habits.filter(({ id }) => !leaving.has(id)) };
  const { setByColor } = useArrange(all.habits);
  const { byColor } = habits.arrangement;
  const { kept, of } = resultOfWeek(week.monday, addDays(week.monday, 6), habits.pasts);
  const hasSome = habits.habits.length > 0;

  const options = (): readonly MenuEntry[] => [
    { label: 'Group by color', checked: byColor, onSelect: () => setByColor(!byColor) },
  ];

  return (
    <PageFrame
      title={habitsManifest.heading}
      intro="Add a habit and tick the days on which you did it; the streak counts itself."
      width={856}
      summary={
        hasSome && habits.knows.week ? (
          <PageSummary>
            {kept} of {of} {week.isCurrent ? 'this week' : 'that week'}
          </PageSummary>
        ) : undefined
      }
      actions={
        hasSome && (
          <>
            <WeekSwitch habits={habits} week={week} />
            <MenuButton label="View options" icon={Ellipsis} align="end" items={options} />
          </>
        )
      }
    >
      <DeviceNotice status={habits.deviceStatus} />
      {habits.status === 'loading' && <LoadingState rows={5} />}
      {habits.status === 'error' && (
        <ErrorState title="Failed to fetch habits" onRetry={() => void habits.retry()} />
      )}
      {(habits.status !== 'loading' || hasSome) && (
        <HabitsBoard habits={habits} week={week} onRemove={(habit) => void remove(habit)} />
      )}
    </PageFrame>
  );
}
