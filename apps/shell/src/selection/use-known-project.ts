import { isAnswered } from '@plainday/data-api';
import { useProjectsQuery } from '@plainday/data-tasks';
import type { Selection } from '@plainday/federation-contract';
import { useEffect } from 'react';

/**
 * Leaves a project that is no longer there: deleted in another tab, or an old bookmark. What was kept from the last
 * visit may not know a project that was made since, so only what the server has answered counts.
 */
export function useKnownProject(
  selection: Selection,
  navigate: (selection: Selection) => void,
): void {
  const projects = useProjectsQuery();
  const { data, isFetching, isError } = projects;
  const isUnknown =
    selection.kind === 'project' &&
    data !== undefined &&
    isAnswered(projects) &&
    !isFetching &&
    !isError &&
    !data.some((project) => project.id === selection.projectId);

  useEffect(() => {
    if (isUnknown) navigate({ kind: 'all' });
  }, [isUnknown, navigate]);
}
