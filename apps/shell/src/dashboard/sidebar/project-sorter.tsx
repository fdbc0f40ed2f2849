import { useAppDispatch } from '@plainday/data-api';
import { reorderProjects } from '@plainday/data-tasks';
import { moveId, type Project } from '@plainday/domain-tasks';
import { ProjectDot, VisuallyHidden } from '@plainday/ui-components';
import { createSortableStore, SortableLayer } from '@plainday/ui-patterns/sortable-layer';
import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { useShell } from '@plainday/federation-contract';
import { quoted } from '@plainday/shared-utils';

export interface ProjectSorterProps {
  /** The list whose entries carry `data-project`. */
  readonly list: RefObject<HTMLElement | null>;
  readonly projects: readonly Project[];
}

/**
 * Moves the projects of the sidebar by mouse, by a long press, and by Ctrl+Shift+↑/↓ on the focused entry. It stands
 * beside the entries and is fetched when somebody reaches for them, so that the first paint knows nothing of it.
 */
export function ProjectSorter({ list, projects }: ProjectSorterProps) {
  const { notify, undo } = useShell();
  const dispatch = useAppDispatch();
  const [store] = useState(createSortableStore);
  const [said, say] = useState('');
  const ids = projects.map((project) => project.id);
  const named = (id: string) => projects.find((project) => project.id === id);

  async function move(id: string, index: number): Promise<void> {
    const after = moveId(ids, id, index);
    if (after === ids) return;
    say(`${named(id)?.title} moved to position ${after.indexOf(id) + 1} of ${after.length}.`);
    const saved = dispatch(reorderProjects(after));
    const label = `${quoted(named(id)?.title ?? 'Project')} moved`;
    const withdraw = undo.offer(label, () => void dispatch(reorderProjects(ids)), { about: [id] });
    const { error } = (await saved) as { readonly error?: unknown };
    if (!error) return;
    withdraw();
    notify.toast({
      title: 'Failed to update project. Please try again.',
      description: named(id)?.title,
      tone: 'destructive',
    });
  }

  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  // The browser takes the focus from what changes its place in the document.
  const moved = useRef<HTMLElement>(null);
  useEffect(() => {
    moved.current?.focus();
    moved.current = null;
  }, [projects]);
  useEffect(() => {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-project]') ?? [])];
    for (const entry of entries) {
      // A long press moves; it is not the browser's way to look at a link.
      entry.style.setProperty('-webkit-touch-callout', 'none');
      store.setNode(entry.dataset.project ?? '', entry);
    }
    return () => entries.forEach((entry) => store.setNode(entry.dataset.project ?? '', null));
  }, [list, store, projects]);

  useEffect(() => {
    const place = list.current;
    if (!place) return;
    let movedAt = -Infinity;
    const entryOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-project]') : null;

    function start(event: MouseEvent | TouchEvent): void {
      const id = entryOf(event)?.dataset.project;
      if (id && (!('button' in event) || event.button === 0)) store.start(id, event);
    }
    function handleKey(event: KeyboardEvent): void {
      const entry = entryOf(event);
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (!entry || by === 0 || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      const id = entry.dataset.project ?? '';
      void latest.current(id, indexOf(entry) + by);
      moved.current = entry.querySelector('a');
    }
    // Letting go over a link must not open it.
    const followed = store.subscribe(() => {
      if (store.activeId() !== null) movedAt = performance.now();
    });
    function handleClick(event: MouseEvent): void {
      if (store.activeId() === null && performance.now() - movedAt > CLICK_MS) return;
      event.preventDefault();
      event.stopPropagation();
    }
    function handleUp(): void {
      if (store.activeId() !== null) movedAt = performance.now();
    }
    function handleMenu(event: Event): void {
      if (store.activeId() !== null) event.preventDefault();
    }
    place.addEventListener('contextmenu', handleMenu);
    place.addEventListener('mousedown', start);
    place.addEventListener('touchstart', start, { passive: true });
    place.addEventListener('keydown', handleKey);
    window.addEventListener('pointerup', handleUp, true);
    window.addEventListener('click', handleClick, true);
    return () => {
      followed();
      place.removeEventListener('contextmenu', handleMenu);
      place.removeEventListener('mousedown', start);
      place.removeEventListener('touchstart', start);
      place.removeEventListener('keydown', handleKey);
      window.removeEventListener('pointerup', handleUp, true);
      window.removeEventListener('click', handleClick, true);
    };
  }, [list, store]);

  return (
    <>
      <SortableLayer
        store={store}
        ids={ids}
        onMove={(id, index) => void move(id, index)}
        labelOf={(id) => named(id)?.title ?? 'Project'}
        renderOverlay={(id) => (
          <Lifted dir="auto">
            <ProjectDot color={named(id)?.color ?? ''} />
            <span>{named(id)?.title}</span>
          </Lifted>
        )}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

/** A click this soon after a drop belongs to the drop. Milliseconds. */
const CLICK_MS = 300;

function indexOf(entry: HTMLElement): number {
  return [...(entry.parentElement?.querySelectorAll('[data-project]') ?? [])].indexOf(entry);
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
