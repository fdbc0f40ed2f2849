import { useEffect } from 'react';
import { useReactFlow, useStoreApi } from '@xyflow/react';
import type { Nodes } from '../model/mind-map.schema';

/** How near to the border a node may come before the canvas follows. Pixels of the screen. */
const MARGIN = { x: 60, top: 72, bottom: 96 };

/** Keeps the node that has the keyboard in sight. */
export function useViewKeeper(nodes: Nodes, id: string | null): void {
  const flow = useReactFlow();
  const store = useStoreApi();
  const node = nodes.find((one) => one.id === id);
  const [x, y] = [node?.x, node?.y];

  useEffect(() => {
    if (x === undefined || y === undefined) return;
    const { width, height } = store.getState();
    const { x: left, y: top, zoom } = flow.getViewport();
    const [onX, onY] = [x * zoom + left, y * zoom + top];
    const isSeen =
      onX > MARGIN.x && onX < width - MARGIN.x && onY > MARGIN.top && onY < height - MARGIN.bottom;
    if (!isSeen && width > 0) void flow.setCenter(x, y, { zoom });
  }, [flow, store, x, y]);
}
