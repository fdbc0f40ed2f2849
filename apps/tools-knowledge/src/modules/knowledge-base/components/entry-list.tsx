import { useMemo } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import type { DayKey } from '@plainday/domain-calendar';
import { isEnter } from '@plainday/shared-utils';
import { backlinkCounts } from '../model/backlinks.logic';
import type { Entry } from '../model/entry.schema';
import { narrow } from './board-style';
import { EntryOption } from './entry-option';

const List = styled.ul`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  ${narrow} {
    overflow: visible;
  }
`;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

export interface EntryListProps {
  readonly shown: readonly Entry[];
  readonly entries: readonly Entry[];
  readonly selectedId: string | undefined;
  readonly today: DayKey;
  readonly list: RefObject<HTMLUListElement | null>;
  /** Arrows walk to an entry. */
  readonly onWalk: (id: string) => void;
  /** A click opens it. */
  readonly onOpen: (id: string) => void;
  /** Enter goes into it. */
  readonly onEnter: (id: string) => void;
}

const idOf = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-row-id]')?.dataset.rowId;

/** The entries to find one in. Arrows select, Enter goes into the entry. */
export function EntryList(props: EntryListProps) {
  const { shown, entries, selectedId, today, list, onWalk, onOpen, onEnter } = props;
  const counts = useMemo(() => backlinkCounts(entries), [entries]);
  const stop = shown.find(({ id }) => id === selectedId)?.id ?? shown[0]?.id;

  function handleKeyDown(event: KeyboardEvent) {
    const id = idOf(event.target);
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isEnter(event) || event.key === ' ') {
      event.preventDefault();
      onEnter(id);
      return;
    }
    const at = shown.findIndex((entry) => entry.id === id);
    const next = shown[STEPS[event.key]?.(at, shown.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    onWalk(next.id);
  }

  function handleClick(event: MouseEvent) {
    const id = idOf(event.target);
    if (id !== undefined) onOpen(id);
  }

  return (
    <List
      ref={list}
      role="listbox"
      aria-label="Entries"
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      {shown.map((entry) => (
        <EntryOption
          key={entry.id}
          entry={entry}
          today={today}
          backlinks={counts.get(entry.id) ?? 0}
          isSelected={entry.id === selectedId}
          isStop={entry.id === stop}
        />
      ))}
    </List>
  );
}
