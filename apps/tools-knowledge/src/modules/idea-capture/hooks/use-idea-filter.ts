import { useDeferredValue, useMemo, useState } from 'react';
import type { Idea } from '../model/idea.schema';
import { filterIdeas, isArchived, tagCounts } from '../model/ideas.logic';

/** Search, starred, tag and archive: what of the ideas is shown. */
export function useIdeaFilter(ideas: readonly Idea[]) {
  const [query, setQuery] = useState('');
  const [starredOnly, setStarredOnly] = useState(false);
  const [tag, setTag] = useState<string | null>(null);
  const [wantsArchive, setArchive] = useState(false);
  const searched = useDeferredValue(query);
  const counts = useMemo(() => {
    const inSight = ideas.filter((idea) => !isArchived(idea));
    return {
      starred: inSight.filter(({ status }) => status === 'starred').length,
      archived: ideas.length - inSight.length,
      tags: tagCounts(inSight),
    };
  }, [ideas]);
  const archived = wantsArchive && counts.archived > 0;
  const shown = useMemo(
    () => filterIdeas(ideas, { query: searched, starredOnly, tag, archived }),
    [ideas, searched, starredOnly, tag, archived],
  );

  return {
    shown,
    counts,
    query,
    starredOnly,
    tag,
    archived,
    setQuery,
    setStarredOnly,
    setTag,
    setArchive,
    isNarrowed: searched.trim() !== '' || starredOnly || tag !== null,
    clear() {
      setQuery('');
      setStarredOnly(false);
      setTag(null);
      setArchive(false);
    },
  };
}

/** What is shown and what narrows it. */
export type IdeaFilter = ReturnType<typeof useIdeaFilter>;
