import { usePreferences } from '@plainday/data-preferences';
import { useProjectsQuery } from '@plainday/data-tasks';
import type { RemoteHost } from '@plainday/federation-host';
import { useMemo } from 'react';
import { headingOf, shownSelection } from '../selection/catalogue.logic';
import { entryOf, viewHref, withoutTask } from '../selection/selection.logic';
import { useKnownProject } from '../selection/use-known-project';
import { useStable } from '../selection/use-stable';
import { useView } from '../selection/use-view';
import { useHeadingFocus } from '../shared/use-heading-focus';
import { useModules } from './use-modules';

/** Where this person is: the selection as it can be shown, its heading, and what the sidebar leaves out. */
export function usePlace(userId: string, host: RemoteHost) {
  const modules = useModules(host);
  const inUrl = useView(userId);
  const selection = shownSelection(inUrl.selection, modules);
  const view = useMemo(() => ({ ...inUrl, selection }), [inUrl, selection]);
  const inMenu = entryOf(selection);
  const entry = useStable(inMenu, viewHref(inMenu));
  const { data: projects = [] } = useProjectsQuery();
  const { singleKeys, hiddenTools, pinnedTools } = usePreferences(userId);
  useKnownProject(selection, view.navigate);
  useHeadingFocus(viewHref(withoutTask(selection)));

  return {
    modules,
    view,
    selection,
    /** The entry of the menu it belongs to: the same object while one moves inside it. */
    entry,
    heading: headingOf(selection, modules, projects),
    hidden: hiddenTools,
    pinned: pinnedTools,
    singleKeys,
  };
}

/** Where this person is. */
export type CurrentPlace = ReturnType<typeof usePlace>;
