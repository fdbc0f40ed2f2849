export { createSelector, createSlice } from '@reduxjs/toolkit';
export { api } from './store/api';
export { patchQuery, putFirst, removeById, touchQuery, updateById } from './cache/cache-patch';
export { useAppDispatch, useAppSelector, useAppStore } from './store/hooks';
export { insertOnce } from './wire/insert-once';
export { optimisticMutation } from './write/optimistic-mutation';
export { changeWords, nameIn, registerWords, rowWords, textsOf } from './rows/write-words';
export { lazyChecks } from './wire/lazy-checks';
export { readAll } from './wire/read-all';
export { keepFresh } from './live/refresh';
export { readQuery } from './read/read-query';
export { subscribeQuery } from './read/subscribe-query';
export { rootReducer } from './store/root-reducer';
export { backOf, editOf } from './rows/edit-of';
export { sameValue } from './rows/same-value';
export { removeWithUndo } from './write/remove-with-undo';
export { deleteRow, insertRow, metRow, updateRow } from './write/row-writes';
export { checkRows } from './rows/row-schema';
export { rowsQuery } from './rows/rows-query';
export { liveRead } from './rows/live-reads';
export { useAnsweredRow } from './read/use-answered-row';
export { useRows } from './read/use-rows';
export { useUnsentRows } from './read/use-unsent-rows';
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
} from './store/save-state.slice';
export { loadElsewhere } from './elsewhere/load-elsewhere';
export { keepOnDevice } from './keep/kept-endpoints';
export { isAnswered } from './keep/kept-times';
export { readAhead } from './keep/read-ahead';
export { shownSince } from './keep/shown-since';
export { startSnapshots } from './keep/snapshots';
export { resumeWrites } from './outbox/resume-writes';
export { createAppStore } from './create-store';
export { storeOf } from './store/store-of';
export { countElsewhere, discardWrite, retryUnsaved, retryWrite, whenSaved } from './write/unsaved';
export type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
export type { CachePatch } from './cache/cache-patch';
export type { Tag } from './store/ports/late-reads';
export type { WriteDefinition } from './write/write-definition';
export type { OrderBy } from './wire/row-order';
export type { Answer, ApiRequest } from './wire/request';
export type { LiveRead } from './rows/live-reads';
export type { RowFilter } from './rows/row-filter';
export type { RowSchema, SchemaSource } from './rows/row-schema';
export type { RowChange } from './rows/row-change';
export type { Making } from './store/ports/row-edit';
export type { Rows } from './read/use-rows';
export type { UnsavedWrite } from './store/save-state.slice';
export type { FindRow, WriteWords } from './rows/write-words';
export type { KeptShape } from './keep/kept-endpoints';
export type { SnapshotStorage } from './keep/snapshots';
export type { OutboxStorage, StoredWrite } from './store/ports/stored-write';
export type { AppDispatch, AppStore, AppThunk, RootState } from './store/types';
