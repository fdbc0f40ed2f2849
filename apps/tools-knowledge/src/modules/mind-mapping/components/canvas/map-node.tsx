import { memo, useEffect, useRef } from 'react';
import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';
import type { MapCommands } from '../../hooks/create-commands';
import { Box, Label } from './map-node-style';
import { NodeField } from './node-field';

/** What a node needs to know to be drawn. */
export interface NodeData extends Record<string, unknown> {
  readonly text: string;
  readonly color: string;
  readonly level: 1 | 2 | 3;
  readonly isSelected: boolean;
  readonly isTarget: boolean;
  readonly isTabStop: boolean;
  /** The name of the field in place of the text. */
  readonly field: string | null;
  /** Another number is another field. */
  readonly turn: number;
  readonly focusWish: number;
  readonly commands: MapCommands;
}

/** A node on the canvas. */
export type FlowNode = Node<NodeData, 'idea'>;

/** One idea on the canvas: a button that can be dragged, or the field of its text. */
export const MapNode = memo(function MapNode({ id, data }: NodeProps<FlowNode>) {
  const { text, color, level, isSelected, isTarget, field, focusWish, commands } = data;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (field === null && commands.takesFocus(focusWish))
      button.current?.focus({ preventScroll: true });
  }, [commands, field, focusWish]);

  return (
    <Box
      $color={color}
      $level={level}
      data-selected={isSelected || undefined}
      data-target={isTarget || undefined}
    >
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <Handle type="source" position={Position.Top} isConnectable={false} />
      {field === null ? (
        <button
          ref={button}
          type="button"
          data-node-id={id}
          tabIndex={data.isTabStop ? 0 : -1}
          aria-pressed={isSelected}
        >
          <Label dir="auto">{text}</Label>
        </button>
      ) : (
        <NodeField key={data.turn} label={field} value={text} place="canvas" commands={commands} />
      )}
    </Box>
  );
});
