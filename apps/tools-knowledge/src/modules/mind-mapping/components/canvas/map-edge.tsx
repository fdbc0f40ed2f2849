import { memo } from 'react';
import type { Edge, EdgeProps } from '@xyflow/react';
import { linkPath } from '../../model/picture.logic';
import { tintOf } from './tint';

/** A connection on the canvas; one that would be made next is dashed. */
export type FlowEdge = Edge<
  { readonly color: string; readonly isThick: boolean; readonly isNext: boolean },
  'link'
>;

export const MapEdge = memo(function MapEdge(props: EdgeProps<FlowEdge>) {
  const { sourceX, sourceY, targetX, targetY, data } = props;
  if (!data) return null;
  return (
    <path
      d={linkPath({ x: sourceX, y: sourceY }, { x: targetX, y: targetY })}
      fill="none"
      strokeWidth={data.isThick ? 2 : 1.5}
      strokeDasharray={data.isNext ? '5 5' : undefined}
      style={{ stroke: data.isNext ? 'var(--accent)' : tintOf(data.color) }}
    />
  );
});
