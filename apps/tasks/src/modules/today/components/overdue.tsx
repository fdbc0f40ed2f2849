import { useDayRule } from '@plainday/data-preferences';
import { dueDayInWords, type Task } from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { Icon } from '@plainday/ui-components';
import { focusHeading, useLimit } from '@plainday/ui-patterns';
import { CornerRightDown } from 'lucide';
import { DayRow } from '../../../shared/days/row/day-row';
import { DayRows } from '../../../shared/days/day-rows';
import type { RowProps } from '../../../shared/days/row-props';
import type { DayPage } from '../../../shared/days/use-day-page';
import { shortcutChanges } from '../../../shared/due-changes.logic';
import { Count, Head, TextButton } from './head-style';

/** More than this many are drawn only on request, so that the page stays light. */
const FIRST = 50;

interface OverdueProps {
  readonly tasks: readonly Task[];
  readonly page: DayPage;
  readonly rowProps: (task: Task) => RowProps;
  readonly onGhost: (isShown: boolean) => void;
}

/** What is too late, and the one step that takes all of it into this day. */
export function Overdue({ tasks, page, rowProps, onGhost }: OverdueProps) {
  const [limit, showAll] = useLimit(FIRST);
  const { actions, view } = page;
  const rule = useDayRule();
  const shown = tasks.slice(0, limit);

  function moveAll(): void {
    const nowMs = systemClock.now();
    const items = tasks.map((task) => ({ task, family: view.childrenOf.get(task.id) }));
    actions.changeMany(items, (task) => shortcutChanges(task, 'today', nowMs), 'moved to today');
    onGhost(false);
    focusHeading();
  }

  return (
    <section aria-labelledby="overdue-title">
      <Head>
        <h2 id="overdue-title">Earlier</h2>
        <Count>{tasks.length}</Count>
        <TextButton
          type="button"
          onPointerEnter={() => onGhost(true)}
          onPointerLeave={() => onGhost(false)}
          onFocus={() => onGhost(true)}
          onBlur={() => onGhost(false)}
          onClick={moveAll}
        >
          <Icon icon={CornerRightDown} size={16} />
          {moveText(tasks.length)}
        </TextButton>
      </Head>
      <DayRows tasks={shown} page={page} labelledBy="overdue-title">
        {(task, _, part) => (
          <DayRow
            key={task.id}
            {...rowProps(task)}
            part={part}
            time={dueDayInWords(task, rowProps(task).nowMs, rule, true)}
            isLate
          />
        )}
      </DayRows>
      {shown.length < tasks.length && (
        <TextButton type="button" onClick={showAll}>
          {`Show all ${tasks.length}`}
        </TextButton>
      )}
    </section>
  );
}

function moveText(count: number): string {
  if (count === 1) return 'Move to today';
  return count === 2 ? 'Move both to today' : `Move all ${count} to today`;
}
