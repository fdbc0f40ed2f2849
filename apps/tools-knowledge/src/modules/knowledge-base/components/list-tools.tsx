import type { RefObject } from 'react';
import { Star } from 'lucide';
import { styled } from 'styled-components';
import { NativeSelect, SegmentedControl, ToggleChip } from '@plainday/ui-components';
import { SearchField } from '@plainday/ui-patterns';
import type { ShownEntries } from '../hooks/use-entry-filter';
import { CATEGORIES, ENTRY_TYPES, type Category, type EntryType } from '../model/entry.schema';
import { categoryName, TYPE_NAMES } from '../model/words.logic';
import { narrow } from './board-style';

const Tools = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px;
  [role='radiogroup'] label {
    padding-inline: 4px;
    font-size: var(--size-small);
  }
  ${narrow} {
    padding: 0 0 12px;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  label {
    border-radius: var(--radius-m);
  }
`;

const TYPES = [
  { value: 'all', label: 'All' },
  ...ENTRY_TYPES.map((value) => ({ value, label: `${TYPE_NAMES[value]}s` })),
] as const;

export interface ListToolsProps {
  readonly shown: ShownEntries;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** Search, type, category and star. */
export function ListTools({ shown, search }: ListToolsProps) {
  const { filter, set, starred } = shown;
  return (
    <Tools>
      <SearchField
        ref={search}
        label="Search entries"
        value={filter.query}
        onChange={(query) => set({ query })}
      />
      <SegmentedControl<EntryType | 'all'>
        wide
        label="Type"
        options={TYPES}
        value={filter.type ?? 'all'}
        onChange={(type) => set({ type: type === 'all' ? null : type })}
      />
      <Line>
        <NativeSelect
          aria-label="Category"
          value={filter.category ?? ''}
          onChange={(event) =>
            set({ category: (event.currentTarget.value || null) as Category | null })
          }
        >
          <option value="">All categories</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {categoryName(category)}
            </option>
          ))}
        </NativeSelect>
        <ToggleChip
          icon={Star}
          checked={filter.starredOnly}
          onChange={(event) => set({ starredOnly: event.currentTarget.checked })}
        >
          Starred {starred}
        </ToggleChip>
      </Line>
    </Tools>
  );
}
