import { timeOfDay } from '@plainday/domain-calendar';
import type { Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { Icon, VisuallyHidden } from '@plainday/ui-components';
import { ChevronDown, ChevronRight } from 'lucide';
import { DayRow } from '../../../shared/days/row/day-row';
import { DayRows } from '../../../shared/days/day-rows';
import type { RowProps } from '../../../shared/days/row-props';
import type { DayPage } from '../../../shared/days/use-day-page';
import { useCompletedOpen } from '../hooks/use-completed-open';
import { Count, Disclosure, Head } from './head-style';

interface CompletedProps {
  readonly tasks: readonly Task[];
  /** Nothing is left: what was done shows itself, unless somebody has folded it. */
  readonly isAllDone: boolean;
  readonly page: DayPage;
  readonly rowProps: (task: Task) => RowProps;
}

/** What was completed today, at the time at which it was. */
export function Completed({ tasks, isAllDone, page, rowProps }: CompletedProps) {
  const { isOpen: chosen, setOpen } = useCompletedOpen(useShell().user.id);
  const isOpen = chosen ?? isAllDone;
  return (
    <section aria-label="Completed">
      <Head>
        <h2>
          <Disclosure type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Completed
            <Count>
              {tasks.length}
              <VisuallyHidden>{tasks.length === 1 ? ' task' : ' tasks'}</VisuallyHidden>
            </Count>
            <Icon icon={isOpen ? ChevronDown : ChevronRight} size={14} />
          </Disclosure>
        </h2>
      </Head>
      {isOpen && (
        <DayRows tasks={tasks} page={page} label="Completed today">
          {(task, _, part) => (
            <DayRow
              key={task.id}
              {...rowProps(task)}
              part={part}
              isActive
              time={timeOfDay(Date.parse(task.deleted_at ?? ''))}
            />
          )}
        </DayRows>
      )}
    </section>
  );
}
