import { newId } from '@plainday/shared-platform';
import { announce, focusHeading } from '@plainday/ui-patterns';
import { addNode, addTrees, heirOf, keepArranged, type Spot } from '../model/edit.logic';
import type { EditorState, MapPart } from '../model/editor';
import {
  areConnected,
  changeNode,
  connect,
  disconnect,
  parentOf,
  removeNodes,
} from '../model/graph.logic';
import { nodesFromText } from '../model/indented-text.logic';
import { layOut, type Point } from '../model/layout.logic';
import { NODE_COLORS, TEXT_MAX } from '../model/mind-map.schema';
import { moveBy, type Direction } from '../model/steps.logic';
import type { MapSteps } from './use-map-steps';

/** How far Alt and an arrow move a node. */
const STEP = 8;

type Change = Partial<EditorState>;

/** Everything that can be done with a map. The functions never change, so that nodes are not rendered again. */
export type MapCommands = ReturnType<typeof createCommands>;

export interface CommandPorts {
  readonly steps: Pick<MapSteps, 'now' | 'commit'>;
  readonly state: () => EditorState;
  readonly set: (change: Change) => void;
}

/** Makes them once for a map. */
export function createCommands({ steps, state, set }: CommandPorts) {
  const { now, commit } = steps;
  let opener: Element | null = null;
  let served = 0;
  let turns = 0;

  const textOf = (id: string) => now().find((node) => node.id === id)?.text ?? '';
  const wishFor = (place: MapPart) => ({ place, wish: state().focus.wish + 1 });

  function select(id: string | null, place?: MapPart): void {
    set({
      selectedId: id,
      isConnecting: false,
      ...(id !== null && { cursorId: id }),
      ...(place && { focus: wishFor(place) }),
    });
  }

  function join(from: string, to: string): void {
    if (areConnected(now(), from, to)) return set({ asking: { from, to } });
    commit(`Nodes connected: “${textOf(from)}” and “${textOf(to)}”`, (nodes) =>
      connect(nodes, from, to),
    );
    announce(`${textOf(from)} connected to ${textOf(to)}`);
    select(null);
  }

  function add(text: string, spot: Spot, place?: MapPart): void {
    const id = newId();
    commit(`Node added: “${text}”`, (nodes) => addNode(nodes, { id, text }, spot));
    select(id, place);
  }

  function startNew(spot: Spot, place: MapPart): void {
    opener = document.activeElement;
    set({ edit: { kind: 'new', spot, place, turn: (turns += 1) }, isConnecting: false });
  }

  return {
    select,
    add,
    /** True once for every wish: what is drawn again later does not take the focus. */
    takesFocus(wish: number): boolean {
      if (wish <= served) return false;
      served = wish;
      return true;
    },
    /** A click on the canvas: selects, or connects what is selected (spec §4). */
    point(id: string): void {
      const { selectedId } = state();
      if (selectedId === null || selectedId === id) select(id, 'canvas');
      else join(selectedId, id);
    },
    /** The keyboard goes on to a node; while connecting the selection stays behind. */
    walk(id: string, place: MapPart): void {
      if (state().isConnecting) set({ cursorId: id, focus: wishFor(place) });
      else select(id, place);
    },
    startConnecting: () => set({ isConnecting: state().selectedId !== null }),
    /** Enter or a click on a node of the outline while connecting. */
    connectTo(id: string): void {
      const { selectedId } = state();
      if (selectedId !== null && selectedId !== id) join(selectedId, id);
    },
    answerDisconnect(yes: boolean): void {
      const { asking } = state();
      set({ asking: null });
      if (!asking || !yes) return;
      const names = `“${textOf(asking.from)}” and “${textOf(asking.to)}”`;
      commit(`Nodes disconnected: ${names}`, (nodes) => disconnect(nodes, asking.from, asking.to));
      select(null);
    },
    /** Escape: stops connecting, then lets go of the node. Returns false when there was nothing to leave. */
    leave(): boolean {
      const { isConnecting, selectedId } = state();
      if (isConnecting)
        set({ isConnecting: false, cursorId: selectedId, focus: wishFor(state().focus.place) });
      else if (selectedId !== null) set({ selectedId: null });
      else return false;
      return true;
    },
    /** Lets go by the button, which goes with the selection: the focus stays at the node. */
    letGo: (place: MapPart) =>
      set({ selectedId: null, isConnecting: false, focus: wishFor(place) }),
    addChild: (place: MapPart) => startNew({ parentId: state().selectedId }, place),
    addSibling(place: MapPart): void {
      const { selectedId } = state();
      if (selectedId === null) return;
      startNew({ parentId: parentOf(now(), selectedId)?.id ?? null, afterId: selectedId }, place);
    },
    addAt: (at: Point) => startNew({ parentId: null, at }, 'canvas'),
    startText(id: string, place: MapPart): void {
      set({
        edit: { kind: 'text', id, place, turn: (turns += 1) },
        selectedId: id,
        cursorId: id,
        isConnecting: false,
      });
    },
    /** Saves the field that is open. Without text it is given up. `isLeft`: the focus is elsewhere already. */
    save(text: string, { isLeft = false } = {}): void {
      const { edit } = state();
      const clean = text.replace(/\s+/g, ' ').trim().slice(0, TEXT_MAX);
      if (!edit) return;
      if (clean === '') return this.giveUp({ isLeft });
      set({ edit: null });
      if (edit.kind === 'text') {
        if (textOf(edit.id) !== clean) {
          commit(`“${textOf(edit.id)}” is now “${clean}”`, (nodes) =>
            keepArranged(nodes, changeNode(nodes, edit.id, { text: clean })),
          );
        }
        return select(edit.id, isLeft ? undefined : edit.place);
      }
      add(clean, edit.spot, isLeft ? undefined : edit.place);
    },
    giveUp({ isLeft = false } = {}): void {
      const { edit, selectedId, cursorId } = state();
      set({ edit: null });
      if (isLeft || !edit) return;
      if (selectedId !== null || edit.place === 'outline') {
        set({ cursorId: selectedId ?? cursorId, focus: wishFor(edit.place) });
      } else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else focusHeading();
    },
    remove(place: MapPart): void {
      const { selectedId } = state();
      if (selectedId === null) return;
      const heir = heirOf(now(), selectedId);
      commit(`Node deleted: “${textOf(selectedId)}”`, (nodes) =>
        keepArranged(nodes, removeNodes(nodes, new Set([selectedId]))),
      );
      if (heir === null) focusHeading();
      select(heir, place === 'bar' ? undefined : place);
    },
    color(index: number): void {
      const { selectedId } = state();
      const color = NODE_COLORS[index];
      if (selectedId === null || color === undefined) return;
      commit(`Color of “${textOf(selectedId)}” changed`, (nodes) =>
        changeNode(nodes, selectedId, { color }),
      );
    },
    nudge(direction: Direction): void {
      const { selectedId } = state();
      const node = now().find(({ id }) => id === selectedId);
      if (!node) return;
      const { x, y } = moveBy(direction, STEP);
      this.moveTo(node.id, { x: node.x + x, y: node.y + y }, `nudge ${node.id}`);
    },
    moveTo(id: string, at: Point, series?: string): void {
      commit(
        `“${textOf(id)}” moved`,
        (nodes) => changeNode(nodes, id, { x: at.x, y: at.y }),
        series,
      );
    },
    arrange(): void {
      commit('Map arranged', layOut);
    },
    /** Indented text becomes branches of what is selected. */
    paste(text: string): void {
      const trees = nodesFromText(text, newId, NODE_COLORS[0]);
      const [first] = trees;
      const label =
        trees.length === 1 ? `Node added: “${first?.text}”` : `${trees.length} nodes added`;
      commit(label, (nodes) => addTrees(nodes, trees, state().selectedId));
    },
  };
}
