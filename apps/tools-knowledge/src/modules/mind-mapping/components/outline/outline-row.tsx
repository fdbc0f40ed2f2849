import { memo, useEffect, useRef } from 'react';
import { ChevronDown, ChevronRight } from 'lucide';
import { Icon } from '@plainday/ui-components';
import type { MapCommands } from '../../hooks/create-commands';
import type { OutlineRow as RowData } from '../../model/rows.logic';
import { Count, Dot, Fold, Row, Text } from './outline-style';
import { tintOf } from '../canvas/tint';

export interface OutlineRowProps extends Omit<RowData, 'node' | 'parentId'> {
  readonly id: string;
  readonly text: string;
  readonly color: string;
  readonly isSelected: boolean;
  readonly isTarget: boolean;
  readonly isTabStop: boolean;
  /** The number of a wish to have the focus here; 0 for none. */
  readonly focusWish: number;
  readonly commands: Pick<MapCommands, 'takesFocus'>;
}

/** One node as a row of the tree. Clicks and keys are heard by the tree. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { id, text, color, level, position, count, children, isOpen, focusWish, commands } = props;
  const row = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (commands.takesFocus(focusWish)) row.current?.focus();
  }, [commands, focusWish]);

  return (
    <Row
      ref={row}
      role="treeitem"
      data-row-id={id}
      data-target={props.isTarget || undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={props.isSelected}
      aria-expanded={children > 0 ? isOpen : undefined}
      $level={level}
    >
      <Fold data-fold={children > 0 || undefined} aria-hidden>
        {children > 0 && <Icon icon={isOpen ? ChevronDown : ChevronRight} size={15} />}
      </Fold>
      <Dot $color={tintOf(color)} aria-hidden />
      <Text dir="auto">{text}</Text>
      {children > 0 && !isOpen && <Count aria-hidden>{children}</Count>}
    </Row>
  );
});
