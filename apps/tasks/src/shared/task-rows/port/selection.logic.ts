/** Which tasks are selected, and where a range begins. */
export interface TaskSelection {
  readonly selected: ReadonlySet<string>;
  /** Where Shift begins; null while nothing is selected. */
  readonly anchor: string | null;
  /** What stays selected while a range from the anchor grows and shrinks. */
  readonly kept: ReadonlySet<string>;
}

/** What can be done to a selection. `ids` is the list as it is shown. */
export type SelectionChange =
  | { readonly kind: 'toggle'; readonly id: string }
  /** Selects from the anchor (else from `from`) to a task, in place of the range before. */
  | {
      readonly kind: 'extend';
      readonly to: string;
      readonly from: string;
      readonly ids: readonly string[];
    }
  | { readonly kind: 'all'; readonly ids: readonly string[] }
  /** Leaves out what the list no longer shows: what is not seen is not acted upon. */
  | { readonly kind: 'keep'; readonly ids: readonly string[] }
  | { readonly kind: 'clear' };

const NONE: ReadonlySet<string> = new Set();

/** Nothing is selected. */
export const NO_SELECTION: TaskSelection = { selected: NONE, anchor: null, kept: NONE };

function selectionOf(selected: ReadonlySet<string>, anchor: string | null, kept = selected) {
  return selected.size === 0 ? NO_SELECTION : { selected, anchor, kept };
}

function toggled(state: TaskSelection, id: string): TaskSelection {
  const selected = new Set(state.selected);
  if (!selected.delete(id)) selected.add(id);
  return selectionOf(selected, id);
}

function extended(
  state: TaskSelection,
  to: string,
  start: string,
  ids: readonly string[],
): TaskSelection {
  const anchor = state.anchor !== null && ids.includes(state.anchor) ? state.anchor : start;
  const [first, last] = [ids.indexOf(anchor), ids.indexOf(to)].sort((a, b) => a - b);
  if (first === undefined || last === undefined || first < 0) return state;
  const selected = new Set([...state.kept, ...ids.slice(first, last + 1)]);
  return { selected, anchor, kept: state.kept };
}

function kept(state: TaskSelection, ids: readonly string[]): TaskSelection {
  if (state.selected.size === 0) return state;
  const shown = new Set(ids);
  const selected = new Set([...state.selected].filter((id) => shown.has(id)));
  if (selected.size === state.selected.size) return state;
  const anchor = state.anchor !== null && shown.has(state.anchor) ? state.anchor : null;
  return selectionOf(selected, anchor);
}

/** The selection after a change; the same object when nothing changes. */
export function changeSelection(state: TaskSelection, change: SelectionChange): TaskSelection {
  switch (change.kind) {
    case 'toggle':
      return toggled(state, change.id);
    case 'extend':
      return extended(state, change.to, change.from, change.ids);
    case 'all':
      return selectionOf(new Set(change.ids), state.anchor ?? change.ids[0] ?? null);
    case 'keep':
      return kept(state, change.ids);
    case 'clear':
      return NO_SELECTION;
  }
}
