import { memo, useCallback } from 'react';
import type { RowGroup } from '../port/rows-view';
import { groupId } from './slots.logic';

interface GroupHeadProps {
  readonly group: RowGroup;
  /** Space in front of it, in CSS pixels: only while a row far away is being moved. */
  readonly gap: number;
  readonly rows: ResizeObserver;
}

/** The heading of a part of the list, with what can be done to all of it. */
export const GroupHead = memo(function GroupHead({ group, gap, rows }: GroupHeadProps) {
  const ref = useCallback(
    (node: HTMLLIElement | null) => {
      if (!node) return undefined;
      rows.observe(node);
      return () => rows.unobserve(node);
    },
    [rows],
  );
  return (
    <li
      ref={ref}
      role="listitem"
      className="group"
      data-group={groupId(group)}
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      <h2>{group.label}</h2>
      <span>{group.note}</span>
      {group.aside}
    </li>
  );
});
