export { createSelector, createSlice } from '@reduxjs/toolkit';
export { api } from './api';
export { patchQuery, putFirst, removeById, touchQuery, updateById } from './cache-patch';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks';
export { insertOnce } from './insert-once';
export { optimisticMutation } from './optimistic-mutation';
export { lazyChecks } from './read/lazy-checks';
export { readAll } from './read/read-all';
export { keepFresh } from './refresh';
export { rootReducer } from './root-reducer';
export { removeWithUndo } from './rows/remove-with-undo';
export { deleteRow, insertRow, metRow, updateRow } from './rows/row-writes';
export { rowsQuery } from './rows/rows-query';
export { useRows } from './rows/use-rows';
export {
  saveStateSlice,
  selectSaving,
  selectUnsaved,
  selectUnsavedCount,
} from './save-state.slice';
export { keepOnDevice, startSnapshots } from './snapshots';
export { createAppStore } from './store';
export { storeOf } from './store-of';
export { discardUnsaved, retryUnsaved, whenSaved } from './unsaved';
export type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
export type { CachePatch } from './cache-patch';
export type { Tag, WriteDefinition } from './optimistic-mutation';
export type { OrderBy } from './read/row-order';
export type { Answer, ApiRequest } from './request';
export type { RowFilter } from './rows/row-filter';
export type { RowSchema, SchemaSource } from './rows/row-schema';
export type { RowChange } from './rows/row-writes';
export type { Rows } from './rows/use-rows';
export type { UnsavedWrite } from './save-state.slice';
export type { SnapshotStorage } from './snapshots';
export type { AppDispatch, AppStore, AppThunk, RootState } from './store';
