import type { HostedModule } from '@plainday/federation-host';
import type { Selection } from '@plainday/federation-contract';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@plainday/shared-platform';
import { timeViewsOf } from '../../selection/catalogue.logic';
import { isSameSelection } from '../../selection/selection.logic';
import type { DueCountsProps } from './due-counts';
import { SidebarEntry } from './sidebar-entry';

// Where it does not come, the entries stand without numbers.
const DueCounts = lazy(() =>
  import('./due-counts').then(
    (part) => ({ default: part.DueCounts }),
    () => ({ default: ({ draw }: DueCountsProps) => draw() }),
  ),
);

export interface TimeViewsProps {
  readonly modules: readonly HostedModule[];
  readonly selection: Selection;
  readonly onOpen: (selection: Selection) => void;
  readonly onPreload: (moduleId: string) => void;
}

/** Today and Upcoming. Their numbers need the tasks of every list, so they come when the first screen is there. */
export const TimeViews = memo(function TimeViews({
  modules,
  selection,
  onOpen,
  onPreload,
}: TimeViewsProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);

  const draw = (counts: Readonly<Record<string, number>> = {}) =>
    timeViewsOf(modules).map(({ id, title, icon }) => {
      const target: Selection = { kind: 'tool', toolId: id };
      return (
        <SidebarEntry
          key={id}
          selection={target}
          isCurrent={isSameSelection(target, selection)}
          title={title}
          icon={icon}
          count={counts[id]}
          onOpen={onOpen}
          onIntent={() => onPreload(id)}
        />
      );
    });

  if (!isIdle) return draw();
  return (
    <Suspense fallback={draw()}>
      <DueCounts draw={draw} />
    </Suspense>
  );
});
