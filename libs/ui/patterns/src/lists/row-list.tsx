import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { useFocusHome } from '../focus/use-list-focus';
import { RowContext } from './row-context';

export interface RowListProps {
  /** Name of the list. */
  readonly label: string;
  /** Its rows take the focus and have keys of their own: a grid, in which screen readers leave keys to the page. */
  readonly isGrid?: boolean;
  /** The field to go to when the last row is deleted. */
  readonly fallback?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

const List = styled.ul`
  min-width: 0;
`;

/** Rows of `ListRow`. Deleting one leaves the focus in the next, on the same control. */
export function RowList({ label, isGrid = false, fallback, children }: RowListProps) {
  const list = useRef<HTMLUListElement | null>(null);
  useFocusHome(list, fallback);

  if (isGrid) {
    return (
      <RowContext value>
        <div role="grid" aria-label={label}>
          <List as="div" role="rowgroup" ref={list} tabIndex={-1}>
            {children}
          </List>
        </div>
      </RowContext>
    );
  }
  return (
    <List ref={list} tabIndex={-1} aria-label={label}>
      {children}
    </List>
  );
}
