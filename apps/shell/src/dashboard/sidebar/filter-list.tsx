import { usePreferences } from '@plainday/data-preferences';
import { useTasksListQuery } from '@plainday/data-tasks';
import { useFiltersListQuery, type SavedFilter } from '@plainday/data-tasks/filters';
import { buildTree, type Task } from '@plainday/domain-tasks';
import { compileFilter, findRoots, parseFilter } from '@plainday/domain-tasks/filters';
import { useShell, type ListedModule, type Selection } from '@plainday/federation-contract';
import { Icon, IconButton } from '@plainday/ui-components';
import { useNow } from '@plainday/ui-patterns';
import { ChevronRight, Plus } from 'lucide';
import { useMemo, useState } from 'react';
import { Entries, EntryButton, EntryTitle, GroupTitle } from '../frame-parts';
import { SidebarEntry } from './sidebar-entry';

export interface FilterListProps {
  /** The module that shows filters. */
  readonly module: ListedModule;
  readonly onOpen: (selection: Selection) => void;
}

/** So many stand in the menu until somebody asks for the others. */
const SHOWN = 3;
const NO_FILTERS: readonly SavedFilter[] = [];
const NO_TASKS: readonly Task[] = [];

/** The filters that somebody keeps, each with the number of its tasks; nothing at all where there is none. */
export function FilterList({ module, onOpen }: FilterListProps) {
  // What the menu is told stays the same within a tool: which filter is shown, it does not know.
  const { selection } = useShell();
  const { data: filters = NO_FILTERS } = useFiltersListQuery();
  const [isUnfolded, setUnfolded] = useState(false);
  const counts = useCounts(filters);
  if (filters.length === 0) return null;

  const at = selection.kind === 'tool' && selection.toolId === module.id ? selection.at : undefined;
  const isListed = ({ id }: SavedFilter, index: number) => isUnfolded || index < SHOWN || id === at;
  const place = (filterId?: string): Selection => ({
    kind: 'tool',
    toolId: module.id,
    ...(filterId !== undefined && { at: filterId }),
  });
  return (
    <>
      <GroupTitle>
        <span id="filters-title">Filters</span>
        <IconButton
          compact
          size={28}
          iconSize={16}
          label="Add filter"
          icon={Plus}
          onClick={() => onOpen(place())}
        />
      </GroupTitle>
      <Entries aria-labelledby="filters-title">
        {filters.filter(isListed).map(({ id, title }) => (
          <SidebarEntry
            key={id}
            selection={place(id)}
            isCurrent={id === at}
            title={title}
            icon={module.icon}
            count={counts.get(id)}
            onOpen={onOpen}
          />
        ))}
        {filters.length > SHOWN && !isUnfolded && (
          <li>
            <EntryButton type="button" onClick={() => setUnfolded(true)}>
              <Icon icon={ChevronRight} size={18} />
              <EntryTitle>{`All ${filters.length}`}</EntryTitle>
            </EntryButton>
          </li>
        )}
      </Entries>
    </>
  );
}

/** How many open tasks fit each filter. */
function useCounts(filters: readonly SavedFilter[]): ReadonlyMap<string, number> {
  const { dayStartMinutes } = usePreferences(useShell().user.id);
  const { data: rows = NO_TASKS } = useTasksListQuery('everywhere', { skip: filters.length === 0 });
  const nowMs = useNow('minute');
  return useMemo(() => {
    const open = buildTree(rows.filter((task) => !task.completed));
    const clock = { nowMs, dayStartMinutes };
    return new Map(
      filters.flatMap(({ id, expression }) => {
        const filter = parseFilter(expression);
        return filter ? [[id, findRoots(open, filter, compileFilter(filter, clock)).length]] : [];
      }),
    );
  }, [filters, rows, nowMs, dayStartMinutes]);
}
