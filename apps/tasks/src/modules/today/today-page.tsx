import { formatDay, weekdayOf, type DayKey } from '@plainday/domain-calendar';
import type { Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { LoadingState, PageFrame } from '@plainday/ui-patterns';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { DaysFailure } from '../../shared/days/days-failure';
import { useDayPage } from '../../shared/days/use-day-page';
import { BulkLayer } from '../../shared/task-rows/bulk/bulk-layer';
import { Overlays } from '../../shared/task-rows/dialogs/overlays';
import { ListPortProvider } from '../../shared/task-rows/port/list-context';
import { Capacity } from './components/capacity';
import { DayBoard } from './components/day-board';
import { SpreadOffer } from './components/spread-offer';
import { Strip } from './components/strip';
import { TakeInToday } from './components/take-in-today';
import { Narrow, Wide } from '../../shared/days/head-style';
import { useToday } from './hooks/use-today';

/** What is to be done now: what is late, what the day holds, and what is done of it. */
export function Page() {
  const { overlay } = useShell();
  const today = useToday();
  const { data, day, parts, plan } = today;
  const [pointed, point] = useState<string | null>(null);
  const [withOverdue, showOverdue] = useState(false);
  const shown = useMemo<readonly Task[]>(
    () => [...parts.overdue, ...parts.passed, ...parts.coming],
    [parts],
  );
  const add = () => overlay.open('quick-add');
  const list = useRef<HTMLDivElement>(null);
  const page = useDayPage({ name: 'today', heading: 'Today', data, list, shown, onAdd: add });
  const isReady = data.status === 'ready';
  const isShown = isReady || shown.length > 0;
  const planned = parts.passed.length + parts.coming.length;

  return (
    <ListPortProvider value={page.port}>
      <PageFrame
        title="Today"
        summary={isReady ? summaryOf(day.key, planned) : ''}
        actions={isReady && <Capacity plan={plan} weekday={weekdayOf(day.key)} />}
      >
        {data.status === 'loading' && <LoadingState />}
        {data.status === 'error' && <DaysFailure onRetry={() => void data.refetch()} />}
        {isShown && (
          <>
            {plan.planned > 0 && (
              <Strip
                plan={plan}
                parts={parts}
                currentId={pointed}
                withOverdue={withOverdue}
                onPoint={point}
                offer={<SpreadOffer today={today} page={page} />}
              />
            )}
            <DayBoard
              today={today}
              page={page}
              list={list}
              pointed={pointed}
              onPoint={point}
              onGhost={showOverdue}
              onAdd={add}
            />
          </>
        )}
        <BulkLayer view={page.view} />
        <TakeInToday />
      </PageFrame>
      <Overlays overlay={page.overlay} view={page.view} onClose={page.closeOverlay} />
    </ListPortProvider>
  );
}

function summaryOf(key: DayKey, open: number): ReactNode {
  const long = formatDay(key, { weekday: 'long', month: 'long', day: 'numeric' });
  const short = formatDay(key, { weekday: 'short', month: 'short', day: 'numeric' });
  return (
    <>
      <Wide>{long}</Wide>
      <Narrow>{short}</Narrow>
      {open > 0 && ` · ${open} to do`}
    </>
  );
}
