import type { Spot } from './edit.logic';
import type { Nodes } from './mind-map.schema';

/** Where the focus is at work: on the canvas, in the outline, or at the buttons around them. */
export type MapPart = 'canvas' | 'outline' | 'bar';

/** A field that is open: for a new node, or for the text of one. */
export type Edit = {
  readonly place: MapPart;
  /** Another number is another field, wherever it stands. */
  readonly turn: number;
} & (
  { readonly kind: 'new'; readonly spot: Spot } | { readonly kind: 'text'; readonly id: string }
);

/** What is selected and what is being done with it; the same for canvas and outline. */
export interface EditorState {
  readonly selectedId: string | null;
  /** The node that has the focus, or had it last. */
  readonly cursorId: string | null;
  /** C was pressed: the next node that is chosen is connected to. */
  readonly isConnecting: boolean;
  readonly edit: Edit | null;
  /** Brings the focus to the cursor: another number is another wish. */
  readonly focus: { readonly place: MapPart; readonly wish: number };
  /** A connected pair that may be disconnected. */
  readonly asking: { readonly from: string; readonly to: string } | null;
}

export const idle: EditorState = {
  selectedId: null,
  cursorId: null,
  isConnecting: false,
  edit: null,
  focus: { place: 'bar', wish: 0 },
  asking: null,
};

/**
 * How a new map begins: the keyboard is at its root. Selected it is only while it is alone, so that the first click
 * into a map that was pasted selects.
 */
export function startAt(nodes: Nodes, place: MapPart): Partial<EditorState> {
  const id = nodes[0]?.id ?? null;
  return {
    selectedId: nodes.length === 1 ? id : null,
    cursorId: id,
    focus: { place, wish: 1 },
  };
}
