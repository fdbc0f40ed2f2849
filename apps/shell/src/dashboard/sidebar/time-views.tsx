import type { HostedModule } from '@plainday/federation-host';
import type { Selection } from '@plainday/federation-contract';
import { lazy, memo, Suspense, useState } from 'react';
import { timeViewsOf } from '../../selection/catalogue.logic';
import { isSameSelection } from '../../selection/selection.logic';
import { useIdle } from '../../shared/use-idle';
import { SidebarEntry } from './sidebar-entry';

// Where it does not come, the entries stand without numbers.
const DueCounts = lazy(() =>
  import('../../shared/due-counts').then(
    (part) => ({ default: part.DueCounts }),
    () => ({ default: () => null }),
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
  const isIdle = useIdle();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});

  // The entries stay what they are when their numbers come: a click that has begun would be lost with them.
  return (
    <>
      {timeViewsOf(modules).map(({ id, title, icon }) => {
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
      })}
      {isIdle && (
        <Suspense>
          <DueCounts onCount={setCounts} />
        </Suspense>
      )}
    </>
  );
});
