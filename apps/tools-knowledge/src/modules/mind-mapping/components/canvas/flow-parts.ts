import type { MapCommands } from '../../hooks/create-commands';
import { placeAt } from '../../model/edit.logic';
import type { EditorState } from '../../model/editor';
import { NODE_COLORS, type MindMapNode, type Nodes } from '../../model/mind-map.schema';
import { levelsOf } from '../../model/rows.logic';
import type { FlowEdge } from './map-edge';
import type { FlowNode, NodeData } from './map-node';

/** Id of the node whose text is being written for the first time. */
export const DRAFT = 'draft';

interface Scene {
  readonly nodes: Nodes;
  readonly state: EditorState;
  readonly targetId: string | null;
  readonly commands: MapCommands;
}

function isSame(a: FlowNode, b: FlowNode): boolean {
  if (a.position.x !== b.position.x || a.position.y !== b.position.y) return false;
  return (Object.keys(b.data) as (keyof NodeData)[]).every((key) => a.data[key] === b.data[key]);
}

/** The nodes of the canvas. Those that did not change stay the same objects, so they are not drawn again. */
export function flowNodes(scene: Scene, known: readonly FlowNode[]): FlowNode[] {
  const { nodes, state, targetId, commands } = scene;
  const { edit, selectedId, cursorId, focus } = state;
  const levels = levelsOf(nodes);
  const stopId = nodes.some(({ id }) => id === cursorId) ? cursorId : nodes[0]?.id;
  const before = new Map(known.map((node) => [node.id, node]));
  const isEdited = (id: string) =>
    edit?.kind === 'text' && edit.place === 'canvas' && edit.id === id;

  function toFlow({ id, x, y, text, color }: MindMapNode, data: Partial<NodeData>): FlowNode {
    const old = before.get(id);
    const next: FlowNode = {
      ...old,
      id,
      type: 'idea',
      position: old?.dragging ? old.position : { x, y },
      data: {
        text,
        color,
        level: levels.get(id) ?? 3,
        isSelected: id === selectedId,
        isTarget: id === targetId,
        isTabStop: id === stopId,
        field: isEdited(id) ? 'Text' : null,
        turn: isEdited(id) ? (edit?.turn ?? 0) : 0,
        focusWish: focus.place === 'canvas' && id === cursorId ? focus.wish : 0,
        commands,
        ...data,
      },
    };
    return old && isSame(old, next) ? old : next;
  }

  const all = nodes.map((node) => toFlow(node, {}));
  if (edit?.kind !== 'new' || edit.place !== 'canvas') return all;
  const { spot } = edit;
  const level = spot.parentId === null ? 1 : levels.get(spot.parentId) === 1 ? 2 : 3;
  const draft = { id: DRAFT, text: '', color: NODE_COLORS[0], connections: [] };
  return [
    ...all,
    toFlow({ ...draft, ...placeAt(nodes, spot) }, { level, field: 'New idea', turn: edit.turn }),
  ];
}

/** The connections of the canvas, and the one that would be made next. */
export function flowEdges({ nodes, state, targetId }: Scene): FlowEdge[] {
  const { edit, selectedId } = state;
  const colors = new Map(nodes.map(({ id, color }) => [id, color]));
  const roots = levelsOf(nodes);
  const edge = (source: string, target: string, isNext = false): FlowEdge => ({
    id: isNext ? 'next' : `${source} ${target}`,
    type: 'link',
    source,
    target,
    data: { color: colors.get(target) ?? '', isThick: roots.get(source) === 1, isNext },
  });
  const all = nodes.flatMap(({ id, connections }) =>
    connections.filter((to) => colors.has(to)).map((to) => edge(id, to)),
  );
  if (edit?.kind === 'new' && edit.place === 'canvas' && edit.spot.parentId !== null) {
    all.push(edge(edit.spot.parentId, DRAFT, true));
  } else if (selectedId !== null && targetId !== null) all.push(edge(selectedId, targetId, true));
  return all;
}
