export { createSelector, createSlice } from '@reduxjs/toolkit';
export { api } from './api';
export { patchQuery, putFirst, removeById, updateById } from './cache-patch';
export { useAppDispatch, useAppSelector } from './hooks';
export { insertOnce } from './insert-once';
export { optimisticMutation } from './optimistic-mutation';
export { readAll } from './read-all';
export { keepFresh } from './refresh';
export { rootReducer } from './root-reducer';
export {
  saveStateSlice,
  selectSaving,
  selectUnsaved,
  selectUnsavedCount,
} from './save-state.slice';
export { keepOnDevice, startSnapshots } from './snapshots';
export { createAppStore } from './store';
export { discardUnsaved, retryUnsaved, whenSaved } from './unsaved';
export type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
export type { CachePatch } from './cache-patch';
export type { Tag, WriteDefinition } from './optimistic-mutation';
export type { OrderBy } from './read-all';
export type { Answer, ApiRequest } from './request';
export type { UnsavedWrite } from './save-state.slice';
export type { SnapshotStorage } from './snapshots';
export type { AppDispatch, AppStore, AppThunk, RootState } from './store';
