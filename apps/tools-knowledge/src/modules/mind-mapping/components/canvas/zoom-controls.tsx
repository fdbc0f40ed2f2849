import { useReactFlow, useStore } from '@xyflow/react';
import { Maximize, Minus, Plus } from 'lucide';
import { styled } from 'styled-components';
import { IconButton } from '@plainday/ui-components';
import { FIT } from './fit';

const Box = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: 14px;
  z-index: 6;
  display: flex;
  align-items: center;
  padding: 1px 3px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  > span {
    min-width: 42px;
    text-align: center;
  }
`;

/** How near one looks: nearer, further, all of it. */
export function ZoomControls() {
  const flow = useReactFlow();
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100));
  return (
    <Box role="group" aria-label="Zoom">
      <IconButton label="Zoom out" icon={Minus} iconSize={16} onClick={() => void flow.zoomOut()} />
      <span>{percent}%</span>
      <IconButton label="Zoom in" icon={Plus} iconSize={16} onClick={() => void flow.zoomIn()} />
      <IconButton
        label="Show all of the map"
        icon={Maximize}
        iconSize={16}
        onClick={() => void flow.fitView(FIT)}
      />
    </Box>
  );
}
