import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import { handleNodeKey } from '../../hooks/map-keys';
import type { MapCommands } from '../../hooks/create-commands';
import { useViewKeeper } from '../../hooks/use-view-keeper';
import type { EditorState } from '../../model/editor';
import type { Nodes } from '../../model/mind-map.schema';
import { directionOf, neighbourOf } from '../../model/steps.logic';
import { Surface } from './canvas-style';
import { FIRST_FIT } from './fit';
import { DRAFT, flowEdges, flowNodes } from './flow-parts';
import { MapEdge, type FlowEdge } from './map-edge';
import { MapNode, type FlowNode } from './map-node';
import { ZoomControls } from './zoom-controls';

/** A pointer that moved further drags, one that moved less clicks (decisions 65). */
const DRAG_PX = 5;
/** Within this time a second click makes it a double-click. */
const DOUBLE_CLICK_MS = 250;

const nodeTypes = { idea: MapNode };
const edgeTypes = { link: MapEdge };

export interface MapCanvasProps {
  readonly nodes: Nodes;
  readonly state: EditorState;
  readonly commands: MapCommands;
}

/** The map as a drawing that one moves about in. */
export function MapCanvas(props: MapCanvasProps) {
  const [start] = useState(() => {
    const scene = { ...props, targetId: null };
    return { nodes: flowNodes(scene, []), edges: flowEdges(scene) };
  });
  return (
    <ReactFlowProvider>
      <Canvas {...props} start={start} />
    </ReactFlowProvider>
  );
}

interface CanvasProps extends MapCanvasProps {
  readonly start: { readonly nodes: FlowNode[]; readonly edges: FlowEdge[] };
}

function Canvas({ nodes, state, commands, start }: CanvasProps) {
  const flow = useReactFlow<FlowNode, FlowEdge>();
  const connecting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const { selectedId, cursorId, isConnecting } = state;
  const candidate = isConnecting ? cursorId : pointedId;
  const targetId = selectedId !== null && candidate !== selectedId ? candidate : null;
  const scene = useMemo(
    () => ({ nodes, state, targetId, commands }),
    [nodes, state, targetId, commands],
  );
  useViewKeeper(nodes, cursorId);
  useEffect(() => () => clearTimeout(connecting.current), []);

  useEffect(() => {
    flow.setNodes((known) => flowNodes(scene, known));
    flow.setEdges(flowEdges(scene));
  }, [flow, scene]);

  /** A click that would connect waits whether it is the first of a double-click, which edits. */
  function handleNodeClick(id: string, clicks: number): void {
    clearTimeout(connecting.current);
    if (id === DRAFT || clicks > 1) return;
    if (selectedId === null || selectedId === id) return commands.point(id);
    connecting.current = setTimeout(() => commands.connectTo(id), DOUBLE_CLICK_MS);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { target } = event;
    const id = target instanceof HTMLElement ? target.dataset.nodeId : undefined;
    if (id === undefined || handleNodeKey(event, { id, place: 'canvas', state, commands })) return;
    const direction = directionOf(event.key);
    if (!direction || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const next = neighbourOf(nodes, id, direction);
    if (next !== null) commands.walk(next, 'canvas');
  }

  return (
    <Surface onKeyDown={handleKeyDown}>
      <ReactFlow
        aria-label="Map"
        defaultNodes={start.nodes}
        defaultEdges={start.edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        nodeOrigin={[0.5, 0.5]}
        fitView
        fitViewOptions={FIRST_FIT}
        minZoom={0.1}
        maxZoom={2}
        panOnScroll
        zoomOnDoubleClick={false}
        nodeDragThreshold={DRAG_PX}
        nodeClickDistance={DRAG_PX}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        proOptions={{ hideAttribution: true }}
        onNodeClick={({ detail }, { id }) => handleNodeClick(id, detail)}
        onNodeDoubleClick={(_event, { id }) => id !== DRAFT && commands.startText(id, 'canvas')}
        onNodeMouseEnter={(_event, { id }) => setPointedId(id === DRAFT ? null : id)}
        onNodeMouseLeave={() => setPointedId(null)}
        onNodeDragStop={(_event, { id, position }) => commands.moveTo(id, position)}
        onPaneClick={(event) => {
          if (event.detail === 2) {
            commands.addAt(flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }));
          } else commands.select(null);
        }}
      />
      <ZoomControls />
    </Surface>
  );
}
