import { useProjectsQuery } from '@plainday/data-tasks';
import type { Selection } from '@plainday/federation-contract';
import { useEffect } from 'react';

/** Leaves a project that is no longer there: deleted in another tab, or an old bookmark. */
export function useKnownProject(
  selection: Selection,
  navigate: (selection: Selection) => void,
): void {
  const { data, isFetching, isError } = useProjectsQuery();
  const isUnknown =
    selection.kind === 'project' &&
    data !== undefined &&
    !isFetching &&
    !isError &&
    !data.some((project) => project.id === selection.projectId);

  useEffect(() => {
    if (isUnknown) navigate({ kind: 'all' });
  }, [isUnknown, navigate]);
}
