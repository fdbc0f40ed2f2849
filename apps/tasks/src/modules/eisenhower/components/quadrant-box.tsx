import type { Task } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';
import { Button, Kbd, VisuallyHidden } from '@plainday/ui-components';
import { useLimit } from '@plainday/ui-patterns';
import { useDropZone } from '@plainday/ui-patterns/drop-zones';
import type { Matrix } from '../hooks/use-matrix';
import { useMatrixPort } from '../hooks/matrix-port';
import type { Quadrant } from '../model/quadrants';
import { AddLine } from './add-line';
import { Cards } from './card-style';
import { MatrixCard } from './matrix-card';
import { Box, Count, Empty, Head, Key, More, Outcome } from './quadrant-style';

/** Cards drawn at first, and again at every 'Show more': any number of tasks stays smooth. */
const PAGE = 40;
const NONE: readonly Task[] = [];

interface QuadrantBoxProps {
  readonly quadrant: Quadrant;
  /** The key that sends a card here. */
  readonly shortcut: string;
  readonly matrix: Matrix;
  /** The card that had the focus last. */
  readonly activeId: string | null;
}

/** One quadrant: what stands here, what it means, and what letting a card go would set. */
export function QuadrantBox({ quadrant, shortcut, matrix, activeId }: QuadrantBoxProps) {
  const { id, title, advice } = quadrant;
  const { groups, taskById, projectById, childrenOf, present } = matrix;
  const port = useMatrixPort();
  const { zoneRef, cardId } = useDropZone(id);
  const [limit, showMore] = useLimit(PAGE, PAGE);
  const tasks = groups[id];
  const shown = tasks.slice(0, limit);
  const hanging = cardId === null ? undefined : taskById.get(cardId);
  const tabStop = shown.find((task) => task.id === activeId) ?? shown[0];

  return (
    <Box
      ref={zoneRef}
      $isTarget={hanging !== undefined}
      data-quadrant={id}
      aria-labelledby={`quadrant-${id}`}
    >
      <Head>
        <h2 id={`quadrant-${id}`} tabIndex={-1}>
          {title}
        </h2>
        <Count>
          <span aria-hidden>{tasks.length}</span>
          <VisuallyHidden>{plural(tasks.length, 'task')}</VisuallyHidden>
        </Count>
        <Key>
          <Kbd>{shortcut}</Kbd>
        </Key>
        {hanging ? <Outcome>{port.describe(hanging, id)}</Outcome> : <p>{advice}</p>}
      </Head>
      <AddLine quadrant={quadrant} matrix={matrix} />
      {tasks.length === 0 ? (
        <Empty>Nothing here.</Empty>
      ) : (
        <div role="grid" aria-labelledby={`quadrant-${id}`}>
          <Cards role="rowgroup">
            {shown.map((task) => (
              <MatrixCard
                key={task.id}
                task={task}
                quadrantId={id}
                project={task.project_id === null ? undefined : projectById.get(task.project_id)}
                subtasks={childrenOf.get(task.id) ?? NONE}
                nowMs={present.nowMs}
                inTabOrder={task === tabStop}
              />
            ))}
          </Cards>
        </div>
      )}
      {tasks.length > limit && (
        <More>
          <Button size="s" onClick={showMore}>
            {`Show more (${tasks.length - limit} left)`}
          </Button>
        </More>
      )}
    </Box>
  );
}
