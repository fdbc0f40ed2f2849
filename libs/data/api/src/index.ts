export { createSelector, createSlice } from '@reduxjs/toolkit';
export { api } from './store/api';
export { patchQuery, putFirst, removeById, touchQuery, updateById } from './write/cache-patch';
export { useAppDispatch, useAppSelector, useAppStore } from './store/hooks';
export { insertOnce } from './write/insert-once';
export { optimisticMutation } from './write/optimistic-mutation';
export { changeWords, nameIn, registerWords, rowWords, textsOf } from './write/write-words';
export { lazyChecks } from './read/lazy-checks';
export { readAll } from './read/read-all';
export { keepFresh } from './read/refresh';
export { subscribeQuery } from './read/subscribe-query';
export { rootReducer } from './store/root-reducer';
export { backOf, editOf } from './rows/edit-of';
export { removeWithUndo } from './rows/remove-with-undo';
export { deleteRow, insertRow, metRow, updateRow } from './rows/row-writes';
export { rowsQuery } from './rows/rows-query';
export { liveRead } from './rows/live-reads';
export { useRows } from './rows/use-rows';
export { useUnsentRows } from './rows/use-unsent-rows';
export {
  CHANGED_LIMIT,
  saveStateSlice,
  selectChanged,
  selectCut,
  selectKept,
  selectSaving,
  selectStalled,
  selectUnsaved,
  selectUnsavedCount,
  selectUnsent,
} from './write/save-state.slice';
export { loadElsewhere } from './elsewhere/load-elsewhere';
export { keepOnDevice } from './keep/kept-endpoints';
export { isAnswered } from './keep/kept-times';
export { readAhead } from './keep/read-ahead';
export { shownSince } from './keep/shown-since';
export { startSnapshots } from './keep/snapshots';
export { resumeWrites } from './outbox/resume-writes';
export { createAppStore } from './store/store';
export { storeOf } from './store/store-of';
export { countElsewhere, discardWrite, retryUnsaved, retryWrite, whenSaved } from './write/unsaved';
export type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
export type { CachePatch } from './write/cache-patch';
export type { Tag, WriteDefinition } from './write/optimistic-mutation';
export type { OrderBy } from './read/row-order';
export type { Answer, ApiRequest } from './send/request';
export type { LiveRead } from './rows/live-reads';
export type { RowFilter } from './rows/row-filter';
export type { RowSchema, SchemaSource } from './rows/row-schema';
export type { RowChange } from './rows/row-writes';
export type { Making } from './write/row-edit';
export type { Rows } from './rows/use-rows';
export type { UnsavedWrite } from './write/save-state.slice';
export type { FindRow, WriteWords } from './write/write-words';
export type { KeptShape } from './keep/kept-endpoints';
export type { SnapshotStorage } from './keep/snapshots';
export type { OutboxStorage, StoredWrite } from './outbox/stored-write';
export type { AppDispatch, AppStore, AppThunk, RootState } from './store/store';
