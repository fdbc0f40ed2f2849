import { memo, useCallback } from 'react';
import type { SizeObserver } from '@plainday/shared-platform';
import type { RowGroup } from '../port/rows-view';
import { groupId } from './slots.logic';

interface GroupHeadProps {
  readonly group: RowGroup;
  /** Space in front of it, in CSS pixels: only while a row far away is being moved. */
  readonly gap: number;
  readonly rows: SizeObserver;
}

/** The heading of a part of the list, with what can be done to all of it. */
export const GroupHead = memo(function GroupHead({ group, gap, rows }: GroupHeadProps) {
  const ref = useCallback(
    (node: HTMLDivElement | null) => {
      if (!node) return undefined;
      rows.observe(node);
      return () => rows.unobserve(node);
    },
    [rows],
  );
  return (
    <div
      ref={ref}
      role="row"
      className="group"
      data-group={groupId(group)}
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      <div role="gridcell" className="cell">
        <h2>{group.label}</h2>
        <span>{group.note}</span>
        {group.aside}
      </div>
    </div>
  );
});
