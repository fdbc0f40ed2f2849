import { timeOfDay, type DayKey } from '@plainday/domain-calendar';
import type { Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { VisuallyHidden } from '@plainday/ui-components';
import { Fragment, type ReactNode } from 'react';
import { DayRow } from '../../../shared/days/row/day-row';
import { DayRows } from '../../../shared/days/day-rows';
import type { RowProps } from '../../../shared/days/row-props';
import type { DayPage } from '../../../shared/days/use-day-page';
import { dueTime } from '../../../shared/days/words.logic';
import { ShellLink } from '../../../shared/shell-link';
import type { TodayParts } from '../model/today.logic';
import { Busy } from './busy';
import { Count, Head } from './head-style';
import { NowLine, Quiet } from './today-style';

const UPCOMING = 'upcoming';

interface PlannedProps {
  readonly day: DayKey;
  readonly parts: TodayParts;
  readonly nowMs: number;
  readonly isAllDone: boolean;
  readonly page: DayPage;
  readonly rowProps: (task: Task) => RowProps;
  /** What stands below the rows. */
  readonly children: ReactNode;
}

/** What the day holds, by time; a line parts what has passed from what is to come. */
export function Planned(props: PlannedProps) {
  const { day, parts, nowMs, isAllDone, page, rowProps, children } = props;
  const { passed, coming } = parts;
  const tasks = [...passed, ...coming];
  return (
    <section aria-labelledby="planned-title">
      <Head>
        <h2 id="planned-title">Today</h2>
        <Count>{tasks.length}</Count>
        <Busy day={day} nowMs={nowMs} />
      </Head>
      {tasks.length > 0 ? (
        <DayRows
          tasks={tasks}
          page={page}
          labelledBy="planned-title"
          end={coming.length === 0 && <Now nowMs={nowMs} />}
        >
          {(task, index, part) => (
            <Fragment key={task.id}>
              {index === passed.length && <Now nowMs={nowMs} />}
              <DayRow
                {...rowProps(task)}
                part={part}
                time={dueTime(task)}
                isLate={index < passed.length}
              />
            </Fragment>
          )}
        </DayRows>
      ) : (
        <Nothing text={isAllDone ? 'Done for today.' : 'Nothing for today.'} />
      )}
      {children}
    </section>
  );
}

function Nothing({ text }: { readonly text: string }) {
  const { modules } = useShell();
  return (
    <Quiet>
      {`${text} `}
      {modules.some(({ id }) => id === UPCOMING) && (
        <ShellLink to={{ kind: 'tool', toolId: UPCOMING }}>Look at Upcoming</ShellLink>
      )}
    </Quiet>
  );
}

function Now({ nowMs }: { readonly nowMs: number }) {
  return (
    <NowLine role="row">
      <span role="gridcell">
        Now<VisuallyHidden>{`, ${timeOfDay(nowMs)}`}</VisuallyHidden>
      </span>
      <i aria-hidden />
    </NowLine>
  );
}
