import { StatusText } from '@plainday/ui-components';
import { createSortableStore, SortableLayer } from '@plainday/ui-patterns/sortable-layer';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { listenForMoves } from './listen-for-moves';

export interface SortedEntry {
  readonly id: string;
  readonly title: string;
  /** What stands before the title. */
  readonly mark: ReactNode;
}

export interface EntrySorterProps {
  /** The list whose entries carry `data-project` or `data-tool`. */
  readonly list: HTMLElement;
  readonly kind: 'project' | 'tool';
  /** The entries that are shown, in their order. */
  readonly entries: readonly SortedEntry[];
  /** Moves an entry to a place in that order; returns what is said about it. */
  readonly onMove: (id: string, index: number) => string;
}

/**
 * Moves the entries of the sidebar by mouse, by a long press, and by Ctrl+Shift+↑/↓ on the focused entry. It stands
 * beside the entries and is fetched when somebody reaches for them, so that the first paint knows nothing of it.
 */
export function EntrySorter({ list, kind, entries, onMove }: EntrySorterProps) {
  const [store] = useState(createSortableStore);
  const [said, say] = useState('');
  const ids = entries.map(({ id }) => id);
  const named = (id: string) => entries.find((entry) => entry.id === id);
  const move = (id: string, index: number) => {
    if (index >= 0 && index < ids.length) say(onMove(id, index));
  };

  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const order = ids.join();
  useEffect(() => {
    const nodes = [...list.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
    for (const node of nodes) {
      // A long press moves; it is not the browser's way to look at a link.
      node.style.setProperty('-webkit-touch-callout', 'none');
      store.setNode(node.dataset[kind] ?? '', node);
    }
    return () => nodes.forEach((node) => store.setNode(node.dataset[kind] ?? '', null));
  }, [list, kind, store, order]);

  useEffect(() => {
    return listenForMoves(list, kind, store, (entry, by) => {
      const id = entry.dataset[kind] ?? '';
      const nodes = [...list.querySelectorAll(`[data-${kind}]`)];
      latest.current(id, nodes.indexOf(entry) + by);
    });
  }, [list, kind, store]);

  return (
    <>
      <SortableLayer
        store={store}
        ids={ids}
        onMove={move}
        labelOf={(id) => named(id)?.title ?? ''}
        renderOverlay={(id) => (
          <Lifted dir="auto">
            {named(id)?.mark}
            <span>{named(id)?.title}</span>
          </Lifted>
        )}
      />
      <StatusText text={said} />
    </>
  );
}

const Lifted = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 100%;
  padding: 0 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--surface);
  box-shadow: var(--shadow);
  font-weight: 500;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
