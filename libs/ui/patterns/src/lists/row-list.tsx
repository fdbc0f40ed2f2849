import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode, Ref, RefObject } from 'react';
import { styled } from 'styled-components';
import { useFocusHome } from './use-list-focus';
import { RowContext } from './row-context';

export interface RowListProps {
  /** Name of the list. */
  readonly label: string;
  /** Ids of the rows in order, where Tab shall stop once in the list: arrows walk between the rows and into their actions. */
  readonly ids?: readonly string[];
  /** The field to go to when the last row is deleted. */
  readonly fallback?: RefObject<HTMLElement | null>;
  readonly ref?: Ref<HTMLUListElement>;
  readonly children: ReactNode;
}

const List = styled.ul`
  min-width: 0;
`;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function controlsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button:not(:disabled),a[href],input')];
}

/** Rows of `ListRow`. Deleting one leaves the focus in the next, on the same control. */
export function RowList({ label, ids, fallback, ref, children }: RowListProps) {
  const list = useRef<HTMLUListElement | null>(null);
  const [active, setActive] = useState<string | null>(null);
  useFocusHome(list, fallback);
  const activeId = active !== null && ids?.includes(active) ? active : (ids?.[0] ?? null);

  function rowOf(target: EventTarget): HTMLElement | null {
    return target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row-id]') : null;
  }

  function handleFocus(event: FocusEvent) {
    const id = rowOf(event.target)?.dataset.rowId;
    if (id !== undefined) setActive(id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const row = rowOf(event.target);
    const target = event.target as HTMLElement;
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches('input:not([type=checkbox],[type=radio]),textarea,select')) return;
    const next = STEPS[event.key] ? rowBeside(row, event.key) : sideways(row, target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function rowBeside(row: HTMLElement, key: string): HTMLElement | undefined {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])];
    return rows[STEPS[key]?.(rows.indexOf(row), rows.length - 1) ?? 0];
  }

  function sideways(row: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
    const stops = [row, ...controlsOf(row)];
    return stops[stops.indexOf(from) + (key === 'ArrowRight' ? 1 : -1)];
  }

  return (
    <RowContext value={ids ? { activeId } : null}>
      <List
        ref={(element) => {
          list.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        tabIndex={-1}
        aria-label={label}
        onFocus={ids && handleFocus}
        onKeyDown={ids && handleKeyDown}
      >
        {children}
      </List>
    </RowContext>
  );
}
