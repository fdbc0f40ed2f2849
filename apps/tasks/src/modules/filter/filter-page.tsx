import { useCallback, useMemo, useRef } from 'react';
import { useShell } from '@plainday/federation-contract';
import type { Task } from '@plainday/domain-tasks';
import type { Filter } from '@plainday/domain-tasks/filters';
import { plural } from '@plainday/shared-utils';
import { createDraftKeeper, PageFrame } from '@plainday/ui-patterns';
import { useAddActions } from '../../shared/actions/use-add-actions';
import { AddBar } from '../../shared/add-bar';
import { FILTER_TOOL } from '../../shared/tags/tag-place';
import { useLatest } from '../../shared/task-rows/port/use-latest';
import { FilterBar } from './components/filter-bar';
import { FilterList } from './components/filter-list';
import { NoFilter } from './components/no-filter';
import { useFilterView } from './hooks/use-filter-view';
import { useSavedActions } from './hooks/use-saved-actions';
import { defaultsOf, withCondition } from './model/conditions.logic';
import { NO_CONDITIONS, onlyTag, placeOf } from './model/place.logic';

/** What stands in the add bar: another condition, leaving the screen or the page loses nothing of it. */
const added = createDraftKeeper('filter', '');

/** `8 open in 4 projects`. */
function summaryOf(roots: readonly Task[]): string {
  let open = 0;
  const projects = new Set<string>();
  for (const { completed, project_id: id } of roots) {
    if (completed) continue;
    open += 1;
    if (id !== null) projects.add(id);
  }
  const where = projects.size > 0 ? ` in ${plural(projects.size, 'project')}` : '';
  return `${open} open${where}`;
}

/** The tasks of a tag, or of conditions that somebody puts together or keeps. */
export function Page() {
  const { navigate, user } = useShell();
  const input = useRef<HTMLInputElement>(null);
  const actions = useAddActions();
  const shown = useFilterView();
  const { saved, missing, filter, fits, view, status } = shown;
  const { ask } = useSavedActions();
  const tag = onlyTag(filter);
  const title = saved?.title ?? (tag === null ? 'Filter' : `@${tag}`);
  const latest = useLatest({ filter, saved, ask });
  const open = useCallback(
    (next: Filter) => {
      const place = placeOf(next);
      navigate({ kind: 'tool', toolId: FILTER_TOOL, ...(place && { at: place }) });
    },
    [navigate],
  );
  const show = useCallback(
    (next: Filter) => {
      const { saved: kept, ask: change } = latest();
      if (kept) change(kept, next);
      else open(next);
    },
    [open, latest],
  );
  const addTag = useCallback(
    (other: string) => show(withCondition(latest().filter, { kind: 'tag', tag: other })),
    [show, latest],
  );
  const summary = useMemo(() => summaryOf(view.roots), [view.roots]);
  const defaults = useMemo(() => defaultsOf(filter), [filter]);
  const place = { projects: view.projects, isShown: fits };

  if (missing) {
    return (
      <PageFrame title={title} summary="">
        <NoFilter why={missing} onNew={() => open(NO_CONDITIONS)} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={title} summary={status === 'ready' ? summary : ''}>
      <FilterBar shown={shown} onChange={show} />
      <AddBar
        input={input}
        projects={view.projects}
        defaults={defaults}
        initialText={added.read(user.id)}
        onText={(text) => added.write(user.id, text)}
        onAdd={(drafts) => actions.addFrom(place, drafts)}
      />
      <FilterList shown={shown} title={title} onTag={addTag} />
    </PageFrame>
  );
}
