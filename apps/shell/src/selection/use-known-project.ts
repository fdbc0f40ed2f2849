import { useProjectsQuery } from '@plainday/data-tasks';
import type { Selection } from '@plainday/federation-contract';
import { useEffect, useRef } from 'react';

/**
 * Leaves a project that is no longer there: deleted in another tab, or an old bookmark. What was kept from the last
 * visit may not know a project that was made since, so only what the server has answered counts.
 */
export function useKnownProject(
  selection: Selection,
  navigate: (selection: Selection) => void,
): void {
  const { data, isFetching, isError } = useProjectsQuery();
  const hasAsked = useRef(false);
  const isUnknown =
    selection.kind === 'project' &&
    data !== undefined &&
    !isFetching &&
    !isError &&
    !data.some((project) => project.id === selection.projectId);

  useEffect(() => {
    if (isFetching) hasAsked.current = true;
    if (isUnknown && hasAsked.current) navigate({ kind: 'all' });
  }, [isFetching, isUnknown, navigate]);
}
