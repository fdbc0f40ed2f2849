import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api';
import { saveStateSlice } from './save-state.slice';

/**
 * The root of the state. Slices of modules and of other libraries join it lazily:
 * `const injected = slice.injectInto(rootReducer)`.
 */
export const rootReducer = combineSlices(api, saveStateSlice);
