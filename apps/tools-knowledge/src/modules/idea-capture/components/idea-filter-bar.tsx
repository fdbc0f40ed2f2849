import { useState } from 'react';
import type { RefObject } from 'react';
import { Archive, Hash, Star } from 'lucide';
import { styled } from 'styled-components';
import { foldText, plural } from '@plainday/shared-utils';
import { Button, ToggleChip } from '@plainday/ui-components';
import { SearchField, Status } from '@plainday/ui-patterns';
import type { IdeaFilter } from '../hooks/use-idea-filter';

/** Tags in sight before one asks for more. */
const FEW = 6;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
  > label:first-child {
    flex: 1 1 220px;
    max-width: 320px;
  }
`;

const Count = styled.span`
  color: var(--text-3);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

/** Search, starred, the tags in use, and the archive. */
export function IdeaFilterBar({
  filter,
  search,
}: {
  readonly filter: IdeaFilter;
  readonly search: RefObject<HTMLInputElement | null>;
}) {
  const { counts, shown, tag, setTag } = filter;
  const [all, setAll] = useState(false);
  const isTag = (other: string) => tag !== null && foldText(other) === foldText(tag);
  const tags = counts.tags.filter((entry, index) => all || index < FEW || isTag(entry.tag));

  return (
    <Bar role="search" aria-label="Ideas">
      <SearchField
        ref={search}
        label="Search ideas"
        value={filter.query}
        onChange={filter.setQuery}
      />
      <Status text={filter.isNarrowed ? `${plural(shown.length, 'idea')} found` : ''} />
      <ToggleChip
        icon={Star}
        checked={filter.starredOnly}
        onChange={(event) => filter.setStarredOnly(event.currentTarget.checked)}
      >
        Starred <Count>{counts.starred}</Count>
      </ToggleChip>
      {counts.archived > 0 && (
        <ToggleChip
          icon={Archive}
          checked={filter.archived}
          onChange={(event) => filter.setArchive(event.currentTarget.checked)}
        >
          Archived <Count>{counts.archived}</Count>
        </ToggleChip>
      )}
      {tags.map((entry) => (
        <ToggleChip
          key={foldText(entry.tag)}
          icon={Hash}
          checked={isTag(entry.tag)}
          onChange={(event) => setTag(event.currentTarget.checked ? entry.tag : null)}
        >
          <span dir="auto">{entry.tag}</span> <Count>{entry.count}</Count>
        </ToggleChip>
      ))}
      {counts.tags.length > FEW && (
        <Button size="s" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Fewer tags' : 'All tags'}
        </Button>
      )}
    </Bar>
  );
}
