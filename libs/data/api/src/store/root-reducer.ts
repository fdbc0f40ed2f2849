import { combineSlices, type Reducer } from '@reduxjs/toolkit';
import type { CombinedState } from '@reduxjs/toolkit/query/react';
import { api } from './api';
import { saveStateSlice } from './save-state.slice';

/** The state of the api with room for the tags that modules add: their selectors then take it. */
type ApiState = CombinedState<Record<never, never>, string, 'api'>;

/**
 * The root of the state. Slices of modules and of other libraries join it lazily:
 * `const injected = slice.injectInto(rootReducer)`.
 */
export const rootReducer = combineSlices(
  { reducerPath: api.reducerPath, reducer: api.reducer as unknown as Reducer<ApiState> },
  saveStateSlice,
);
