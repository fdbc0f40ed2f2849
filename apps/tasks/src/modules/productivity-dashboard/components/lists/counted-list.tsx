import { useCallback, useMemo } from 'react';
import type { Task } from '@plainday/domain-tasks';
import { Button } from '@plainday/ui-components';
import { EmptyState, useLimit } from '@plainday/ui-patterns';
import { ListChecks } from 'lucide';
import { useTaskActions } from '../../../../shared/actions/use-task-actions';
import type { Statistics } from '../../hooks/use-statistics';
import { tasksAt } from '../../model/counted.logic';
import type { ListPlace } from '../../model/place';
import { ruleOf, titleOf } from '../../model/texts.logic';
import { CountedRow } from './counted-row';
import { ListHead } from './list-head';
import { Rows } from './list-style';

/** Rows drawn at first, and again at every 'Show more'. */
const PAGE = 100;

interface CountedListProps {
  readonly place: ListPlace;
  readonly statistics: Statistics;
}

/** What a number counted: exactly those tasks. */
export function CountedList({ place, statistics }: CountedListProps) {
  const { counted, projects, present, familyOf } = statistics;
  const actions = useTaskActions();
  const [limit, showMore] = useLimit(PAGE, PAGE);
  const tasks = useMemo(() => tasksAt(place, counted, present), [place, counted, present]);
  const projectById = useMemo(() => new Map(projects.map((row) => [row.id, row])), [projects]);

  const handleToggle = useCallback(
    (task: Task) => {
      if (task.completed) actions.restore(task, familyOf(task));
      else actions.tick(task, familyOf(task));
    },
    [actions, familyOf],
  );

  return (
    <>
      <ListHead title={titleOf(place, projects)} count={tasks.length} rule={ruleOf(place)} />
      {tasks.length === 0 ? (
        <EmptyState icon={ListChecks} title="No tasks here" />
      ) : (
        <Rows role="list" aria-labelledby="counted">
          {tasks.slice(0, limit).map((task) => (
            <CountedRow
              key={task.id}
              task={task}
              project={projectById.get(task.project_id ?? '')}
              nowMs={present.nowMs}
              onToggle={handleToggle}
            />
          ))}
        </Rows>
      )}
      {tasks.length > limit && (
        <Button onClick={showMore}>{`Show more (${tasks.length - limit} left)`}</Button>
      )}
    </>
  );
}
