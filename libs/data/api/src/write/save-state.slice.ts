import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '@plainday/data-supabase';

/** A write the server did not take, kept with its argument so that it can be sent again. */
export interface UnsavedWrite {
  readonly id: string;
  readonly endpoint: string;
  readonly arg: unknown;
  readonly error: ApiError;
}

interface SaveState {
  /** Writes under way. */
  readonly saving: number;
  /** Writes that failed, oldest first. */
  readonly unsaved: readonly UnsavedWrite[];
}

const initialState: SaveState = { saving: 0, unsaved: [] };

/** What the header says of saving: nothing, *Saving…*, or *n not saved · Retry* (decisions 23). */
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
      saving: Math.max(0, state.saving - 1),
      unsaved: [...state.unsaved, payload],
    }),
    taken: (state, { payload }: PayloadAction<readonly UnsavedWrite[]>) => ({
      ...state,
      unsaved: state.unsaved.filter(({ id }) => !payload.some((write) => write.id === id)),
    }),
    forgotten: () => initialState,
  },
  selectors: {
    selectSaving: (state) => state.saving > 0,
    selectUnsaved: (state) => state.unsaved,
    selectUnsavedCount: (state) => state.unsaved.length,
  },
});

/** True while a write is under way. */
export const { selectSaving } = saveStateSlice.selectors;
/** The writes that failed, oldest first. */
export const { selectUnsaved } = saveStateSlice.selectors;
/** The n of *n not saved* (decisions 23). */
export const { selectUnsavedCount } = saveStateSlice.selectors;
