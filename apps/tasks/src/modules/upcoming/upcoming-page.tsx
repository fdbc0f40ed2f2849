import { NO_DUE, type Task } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';
import { useShell } from '@plainday/federation-contract';
import { LoadingState, PageFrame } from '@plainday/ui-patterns';
import { useCallback, useRef, type ReactNode } from 'react';
import { DaysFailure } from '../../shared/days/days-failure';
import { moveToDay, dueOn } from '../../shared/when/move.logic';
import type { Day } from '../../shared/days/days.logic';
import { Wide } from '../../shared/days/head-style';
import { useDayPage } from '../../shared/days/use-day-page';
import { TakeIn } from '../../shared/taken/take-in';
import { BulkLayer } from '../../shared/task-rows/bulk/bulk-layer';
import { Overlays } from '../../shared/task-rows/dialogs/overlays';
import { ListPortProvider } from '../../shared/task-rows/port/list-context';
import { DayList } from './components/day-list';
import { Range } from './components/range';
import { useLift } from './hooks/use-lift';
import { useUpcoming } from './hooks/use-upcoming';
import { shortDate } from './model/upcoming.logic';

/** The next fourteen days: what they hold, and where there is room. */
export function Page() {
  const { overlay } = useShell();
  const upcoming = useUpcoming();
  const { data, days, shown, habits, page: number, turnTo } = upcoming;
  const list = useRef<HTMLDivElement>(null);
  const first = days[0]?.key ?? '';

  const addOn = useCallback(
    (key: string) => {
      const { due_date, due_day } = dueOn(NO_DUE, key, habits);
      overlay.open('quick-add', { due: due_day ?? due_date ?? '' });
    },
    [overlay, habits],
  );
  function addBeside(row: Task | undefined): void {
    const day = days.find(({ tasks }) => tasks.some(({ id }) => id === row?.id));
    addOn(day?.key ?? first);
  }
  const page = useDayPage({
    name: 'upcoming',
    heading: 'Upcoming',
    data,
    list,
    shown,
    onAdd: addBeside,
    onLift: lift,
    onFirst: number === 0 ? undefined : () => turnTo(0),
  });
  const { actions } = page;
  const moveTo = useCallback(
    (task: Task, key: string) => {
      const changes = moveToDay(task, key, habits);
      if (changes) actions.change(task, changes, 'moved');
    },
    [actions, habits],
  );
  const lifted = useLift({ days, onDrop: moveTo });
  function lift(task: Task): void {
    lifted.lift(task);
  }
  const isReady = data.status === 'ready';

  return (
    <ListPortProvider value={page.port}>
      <PageFrame
        title="Upcoming"
        summary={isReady ? summaryOf(shown.length, days) : ''}
        actions={isReady && <Range days={days} number={number} onTurn={turnTo} />}
      >
        {data.status === 'loading' && <LoadingState />}
        {data.status === 'error' && <DaysFailure onRetry={() => void data.refetch()} />}
        {(isReady || shown.length > 0) && (
          <DayList
            upcoming={upcoming}
            page={page}
            list={list}
            lifted={lifted.move}
            onMove={moveTo}
            onAdd={addOn}
          />
        )}
        <BulkLayer view={page.view} />
        <TakeIn />
      </PageFrame>
      <Overlays overlay={page.overlay} view={page.view} onClose={page.closeOverlay} />
    </ListPortProvider>
  );
}

function summaryOf(count: number, days: readonly Day[]): ReactNode {
  const last = days.at(-1);
  return last && <Wide>{`${plural(count, 'task')} until ${shortDate(last.key)}`}</Wide>;
}
