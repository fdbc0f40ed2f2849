import { useIdleParts } from '@plainday/ui-components';
import { useTaskActions } from '../../actions/use-task-actions';
import { useExpansion } from './use-expansion';
import { useOverlay } from './use-overlay';
import { usePagePort, type PageParts } from './use-page-port';

interface ListPageOptions extends Omit<PageParts, 'actions' | 'opens' | 'toggles'> {
  /** What the list opens, fetched while nothing else happens. */
  readonly parts: Parameters<typeof useIdleParts>[0];
}

/** What every page with a list of tasks has: what its rows may do, which of them are unfolded, the window over them. */
export function useListPage({ parts, ...options }: ListPageOptions) {
  const actions = useTaskActions();
  const { expanded, adding, toggles } = useExpansion();
  const { overlay, opens, close } = useOverlay();
  const { port, drop } = usePagePort({ ...options, actions, opens, toggles });
  useIdleParts(parts);
  return { port, drop, actions, expanded, adding, overlay, closeOverlay: close };
}
