import type { ListedModule, Selection } from '@plainday/federation-contract';
import { Suspense } from 'react';
import { FILTERS } from '../../selection/catalogue.logic';
import { lazyLayer } from '../../shared/lazy-layer';
import { useIdle } from '../../shared/use-idle';

const FilterList = lazyLayer(
  async () => (await import(/* webpackChunkName: "filter-list" */ './filter-list')).FilterList,
);

interface LateFiltersProps {
  readonly modules: readonly ListedModule[];
  readonly onOpen: (selection: Selection) => void;
}

/** The kept filters, which most people have none of: they come when the first screen is there. */
export function LateFilters({ modules, onOpen }: LateFiltersProps) {
  const isIdle = useIdle();
  const module = modules.find(({ id }) => id === FILTERS);
  if (!isIdle || !module) return null;
  return (
    <Suspense>
      <FilterList module={module} onOpen={onOpen} />
    </Suspense>
  );
}
