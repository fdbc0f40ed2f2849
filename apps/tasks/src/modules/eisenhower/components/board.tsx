import { useMemo, useState } from 'react';
import type { Task } from '@plainday/domain-tasks';
import { lazyPart } from '@plainday/ui-components';
import { DropZones, useDragSource } from '@plainday/ui-patterns/drop-zones';
import { followCard, hasNeighbour, passFocusOn } from '../hooks/card-focus';
import { MatrixPortProvider, type MatrixPort } from '../hooks/matrix-port';
import type { Matrix } from '../hooks/use-matrix';
import { useMatrixActions } from '../hooks/use-matrix-actions';
import { useMatrixKeys } from '../hooks/use-matrix-keys';
import { isQuadrantId, quadrantById, QUADRANTS } from '../model/quadrants';
import { Lifted, Surface } from './board-style';
import { QuadrantBox } from './quadrant-box';

const DatePopover = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "date-popover" */ '../../../shared/when/date-popover'))
      .DatePopover,
);

/** The card that is given a date. */
interface Dated {
  readonly task: Task;
  readonly card: HTMLElement;
}

/** The four quadrants, with everything that moves a card between them. */
export function Board({ matrix }: { readonly matrix: Matrix }) {
  const actions = useMatrixActions(matrix);
  const port = useMemo<MatrixPort>(
    () => ({
      ...actions,
      complete(task) {
        passFocusOn(task.id);
        actions.complete(task);
      },
      trash(task) {
        passFocusOn(task.id);
        actions.trash(task);
      },
      schedule(task, due) {
        if (hasNeighbour(task.id)) passFocusOn(task.id);
        else followCard(task.id);
        actions.schedule(task, due);
      },
      reschedule(task, changes) {
        followCard(task.id);
        actions.reschedule(task, changes);
      },
      moveTo(task, target) {
        // The last card of a quadrant takes the focus along: the keys would be dead on its heading.
        if (hasNeighbour(task.id)) passFocusOn(task.id);
        else followCard(task.id);
        actions.moveTo(task, target);
      },
    }),
    [actions],
  );
  const { taskById } = matrix;

  function handleDrop(taskId: string, zoneId: string): void {
    const task = taskById.get(taskId);
    if (task && isQuadrantId(zoneId)) actions.moveTo(task, zoneId);
  }

  function sayOver(taskId: string, zoneId: string): string {
    const task = taskById.get(taskId);
    if (!task || !isQuadrantId(zoneId)) return '';
    return `${quadrantById(zoneId).title}: ${actions.describe(task, zoneId)}.`;
  }

  function renderLifted(taskId: string, zoneId: string | null) {
    const task = taskById.get(taskId);
    if (!task) return null;
    return (
      <Lifted data-lifted="">
        <span dir="auto">{task.title}</span>
        {zoneId && isQuadrantId(zoneId) && <small>{actions.describe(task, zoneId)}</small>}
      </Lifted>
    );
  }

  return (
    <MatrixPortProvider value={port}>
      <DropZones onDrop={handleDrop} sayOver={sayOver} renderOverlay={renderLifted}>
        <Quadrants matrix={matrix} port={port} />
      </DropZones>
    </MatrixPortProvider>
  );
}

function Quadrants({ matrix, port }: { readonly matrix: Matrix; readonly port: MatrixPort }) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [dated, setDated] = useState<Dated | null>(null);
  const handleKey = useMatrixKeys(matrix, port, (task, card) => setDated({ task, card }));

  return (
    <>
      <Surface
        {...useDragSource()}
        onKeyDown={handleKey}
        onFocus={(event) => {
          const card = event.target.closest<HTMLElement>('[data-task-id]');
          if (card?.dataset.taskId) setActiveId(card.dataset.taskId);
        }}
      >
        {QUADRANTS.map((quadrant, index) => (
          <QuadrantBox
            key={quadrant.id}
            quadrant={quadrant}
            shortcut={String(index + 1)}
            matrix={matrix}
            activeId={activeId}
          />
        ))}
      </Surface>
      {dated && (
        <DatePopover
          tasks={[dated.task]}
          anchor={dated.card}
          onClose={() => setDated(null)}
          onSave={(changesOf) => port.reschedule(dated.task, changesOf(dated.task))}
        />
      )}
    </>
  );
}
