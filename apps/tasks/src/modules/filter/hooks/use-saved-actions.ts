import { removeWithUndo, useAppDispatch } from '@plainday/data-api';
import { filtersApi, useFiltersListQuery, type SavedFilter } from '@plainday/data-tasks/filters';
import { filterText, type Filter } from '@plainday/domain-tasks/filters';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';
import { FILTER_TOOL } from '../../../shared/tags/tag-place';
import type { WayBack } from './use-way-back';

const { filtersAdd, filtersChange, filtersRemove } = filtersApi.endpoints;
const UNTRACKED = { track: false } as const;
const NO_FILTERS: readonly SavedFilter[] = [];

/** What can be done to filters that are kept, each with its Undo. */
export function useSavedActions() {
  const dispatch = useAppDispatch();
  const { navigate, undo, user } = useShell();
  const { data: filters = NO_FILTERS } = useFiltersListQuery();

  function change(saved: SavedFilter, changes: Partial<Pick<SavedFilter, 'title' | 'expression'>>) {
    const { title, expression } = saved;
    const before = changes.title === undefined ? { expression } : { title };
    void dispatch(filtersChange.initiate({ id: saved.id, changes }, UNTRACKED));
    const back = () =>
      void dispatch(filtersChange.initiate({ id: saved.id, changes: before }, UNTRACKED));
    undo.offer(`${quoted(changes.title ?? saved.title)} changed`, back, { about: [saved.id] });
  }

  return {
    /** Keeps conditions under a name, behind the others, and shows them. */
    save(filter: Filter, title: string, wayBack: WayBack): void {
      const saved: SavedFilter = {
        id: newId(),
        user_id: user.id,
        title,
        expression: filterText(filter),
        position: filters.reduce((most, { position }) => Math.max(most, position + 1), 0),
        created_at: new Date(systemClock.now()).toISOString(),
      };
      void dispatch(filtersAdd.initiate(saved, UNTRACKED));
      navigate({ kind: 'tool', toolId: FILTER_TOOL, at: saved.id });
      const takeBack = () => {
        void dispatch(filtersRemove.initiate({ id: saved.id }, UNTRACKED));
        wayBack(saved.id);
      };
      undo.offer(`${quoted(title)} saved`, takeBack, { about: [saved.id] });
    },
    rename: (saved: SavedFilter, title: string) => change(saved, { title }),
    ask: (saved: SavedFilter, filter: Filter) => change(saved, { expression: filterText(filter) }),
    remove(saved: SavedFilter): void {
      const putBack = dispatch(removeWithUndo(filtersRemove, filtersAdd, saved));
      undo.offer(`${quoted(saved.title)} deleted`, putBack, { about: [saved.id] });
      navigate({ kind: 'all' });
    },
  };
}
