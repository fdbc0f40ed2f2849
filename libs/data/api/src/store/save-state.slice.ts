import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '@plainday/data-supabase';
import type { WriteWords } from '../rows/write-words';

/** A write the server did not take, kept with its argument so that it can be sent again. */
export interface UnsavedWrite {
  readonly id: string;
  readonly endpoint: string;
  readonly arg: unknown;
  readonly error: ApiError;
  /** Absent in what a release before 5.1 has stored. */
  readonly words?: WriteWords | undefined;
}

export interface SaveState {
  /** Writes under way. */
  readonly saving: number;
  /** Writes of an earlier page whose tool is not loaded yet. */
  readonly waiting: number;
  /** True while the server cannot be reached, or takes long. */
  readonly isStalled: boolean;
  /** True while the server does not answer, though the device has a network. */
  readonly isCut: boolean;
  /** True while what is not sent yet is stored on this device. */
  readonly isKept: boolean;
  /** Writes that failed, oldest first. */
  readonly unsaved: readonly UnsavedWrite[];
  /** What other devices changed meanwhile: each is the write that brings it back. Oldest first. */
  readonly changed: readonly UnsavedWrite[];
}

const initialState: SaveState = {
  saving: 0,
  waiting: 0,
  isStalled: false,
  isCut: false,
  isKept: false,
  unsaved: [],
  changed: [],
};

/** Not a refusal of the server: another device has changed or deleted the row. */
function isNote({ error }: UnsavedWrite): boolean {
  return error.code === 'changed' || error.code === 'gone';
}

/** Puts writes that wait for a person into the list in which they belong. */
function filed(state: SaveState, writes: readonly UnsavedWrite[]): SaveState {
  const ids = new Set(writes.map(({ id }) => id));
  const left = (known: readonly UnsavedWrite[]) => known.filter(({ id }) => !ids.has(id));
  return {
    ...state,
    unsaved: [...left(state.unsaved), ...writes.filter((write) => !isNote(write))],
    changed: [...left(state.changed), ...writes.filter(isNote)],
  };
}

/** So many things that other devices have changed are kept; the oldest give way. */
export const CHANGED_LIMIT = 200;

/** What the header says of saving: nothing, *n to send*, *Saved*, or *n not saved · Retry* (decisions 23). */
export const saveStateSlice = createSlice({
  name: 'saveState',
  initialState,
  reducers: {
    started: (state) => {
      state.saving += 1;
    },
    saved: (state) => {
      state.saving = Math.max(0, state.saving - 1);
    },
    failed: (state, { payload }: PayloadAction<UnsavedWrite>) => ({
      ...filed(state, [payload]),
      saving: Math.max(0, state.saving - 1),
    }),
    /** Writes that failed in an earlier page, and what other devices have changed. */
    found: (state, { payload }: PayloadAction<readonly UnsavedWrite[]>) => filed(state, payload),
    waited: (state, { payload }: PayloadAction<number>) => {
      state.waiting = payload;
    },
    stalled: (state, { payload }: PayloadAction<boolean>) => {
      state.isStalled = payload;
    },
    cut: (state, { payload }: PayloadAction<boolean>) => {
      state.isCut = payload;
    },
    kept: (state, { payload }: PayloadAction<boolean>) => {
      state.isKept = payload;
    },
    taken: (state, { payload }: PayloadAction<readonly UnsavedWrite[]>) => ({
      ...state,
      unsaved: state.unsaved.filter(({ id }) => !payload.some((write) => write.id === id)),
      changed: state.changed.filter(({ id }) => !payload.some((write) => write.id === id)),
    }),
    forgotten: () => initialState,
  },
  selectors: {
    selectSaving: (state) => state.saving > 0,
    /** Writes that the server does not have yet. */
    selectUnsent: (state) => state.saving + state.waiting,
    selectStalled: (state) => state.isStalled || state.waiting > 0,
    selectCut: (state) => state.isCut,
    /** True when leaving the page loses nothing. */
    selectKept: (state) =>
      state.isKept ||
      (state.saving === 0 && state.unsaved.length === 0 && state.changed.length === 0),
    selectUnsaved: (state) => state.unsaved,
    selectUnsavedCount: (state) => state.unsaved.length,
    selectChanged: (state) => state.changed,
  },
});

/** True while a write is under way. */
export const { selectSaving } = saveStateSlice.selectors;
/** How many writes the server does not have yet. */
export const { selectUnsent } = saveStateSlice.selectors;
/** True while sending takes longer than it should. */
export const { selectStalled } = saveStateSlice.selectors;
/** True while the server does not answer, though the device has a network. */
export const { selectCut } = saveStateSlice.selectors;
/** True when the page can be left without losing what was changed. */
export const { selectKept } = saveStateSlice.selectors;
/** The writes that failed, oldest first. */
export const { selectUnsaved } = saveStateSlice.selectors;
/** The n of *n not saved* (decisions 23). */
export const { selectUnsavedCount } = saveStateSlice.selectors;
/** What other devices changed meanwhile, oldest first: each is the write that brings it back. */
export const { selectChanged } = saveStateSlice.selectors;
