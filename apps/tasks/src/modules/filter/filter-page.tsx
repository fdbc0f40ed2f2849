import { useCallback, useMemo, useRef } from 'react';
import { useShell } from '@plainday/federation-contract';
import type { Task } from '@plainday/domain-tasks';
import type { Filter } from '@plainday/domain-tasks/filters';
import { plural } from '@plainday/shared-utils';
import { PageFrame } from '@plainday/ui-patterns';
import { useAddActions } from '../../shared/actions/use-add-actions';
import { AddBar } from '../../shared/add-bar';
import { FILTER_TOOL } from '../../shared/tags/tag-place';
import { OrderButton } from '../../shared/task-rows/order/order-button';
import { useLatest } from '../../shared/task-rows/port/use-latest';
import { Conditions } from './components/conditions';
import { FilterList } from './components/filter-list';
import { TagMenu } from './components/tag-menu';
import { useFilterView } from './hooks/use-filter-view';
import { defaultsOf, withCondition } from './model/conditions.logic';
import { onlyTag, placeOf } from './model/place.logic';

/** `8 open in 4 projects`. */
function summaryOf(roots: readonly Task[]): string {
  const open = roots.filter(({ completed }) => !completed);
  const projects = new Set(open.flatMap(({ project_id: id }) => id ?? []));
  const where = projects.size > 0 ? ` in ${plural(projects.size, 'project')}` : '';
  return `${open.length} open${where}`;
}

/** The tasks of a tag, or of conditions that somebody puts together. */
export function Page() {
  const { navigate } = useShell();
  const input = useRef<HTMLInputElement>(null);
  const actions = useAddActions();
  const shown = useFilterView();
  const { at, filter, fits, view, status } = shown;
  const tag = onlyTag(filter);
  const title = tag === null ? 'Filter' : `@${tag}`;
  const latest = useLatest(filter);
  const show = useCallback(
    (next: Filter) => {
      const place = placeOf(next);
      navigate({ kind: 'tool', toolId: FILTER_TOOL, ...(place && { at: place }) });
    },
    [navigate],
  );
  const addTag = useCallback(
    (other: string) => show(withCondition(latest(), { kind: 'tag', tag: other })),
    [show, latest],
  );
  const defaults = useMemo(() => defaultsOf(filter), [filter]);
  const place = { projects: view.projects, isShown: fits };

  return (
    <PageFrame title={title} summary={status === 'ready' ? summaryOf(view.roots) : ''}>
      <Conditions filter={filter} projects={view.projects} onChange={show}>
        <OrderButton order={shown.order} onChange={shown.setOrder} />
        {tag !== null && <TagMenu key={tag} tag={tag} />}
      </Conditions>
      <AddBar
        key={at}
        input={input}
        projects={view.projects}
        defaults={defaults}
        onAdd={(drafts) => actions.addFrom(place, drafts)}
      />
      <FilterList shown={shown} title={title} onTag={addTag} />
    </PageFrame>
  );
}
