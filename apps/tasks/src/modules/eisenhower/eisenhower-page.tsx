import { formatDay } from '@plainday/domain-calendar';
import { ErrorState, LoadingState, PageFrame } from '@plainday/ui-patterns';
import { Board } from './components/board';
import { eisenhowerManifest } from './eisenhower.manifest';
import { useMatrix } from './hooks/use-matrix';
import { calmFrom } from './model/quadrant.logic';

/** Every open task by urgency and importance (spec §2, Eisenhower Matrix). */
export function Page() {
  const matrix = useMatrix();
  const limit = formatDay(calmFrom(matrix.present), { month: 'short', day: 'numeric' });

  return (
    <PageFrame
      title={eisenhowerManifest.heading}
      intro="What is important, and what is only urgent: drag a task to where it belongs."
      summary={`urgent = due before ${limit} · important = high priority or in focus`}
      width={1040}
    >
      {matrix.status === 'loading' && <LoadingState />}
      {matrix.status === 'error' && (
        <ErrorState
          title="Your tasks could not be loaded"
          text="Check the connection, then try again."
          onRetry={() => void matrix.refetch()}
        />
      )}
      {(matrix.status === 'ready' || matrix.taskById.size > 0) && <Board matrix={matrix} />}
    </PageFrame>
  );
}
