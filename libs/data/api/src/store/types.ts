import type {
  Action,
  Dispatch,
  Store,
  ThunkAction,
  ThunkDispatch,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { StoreExtra } from './ports/store-extra';
import type { rootReducer } from './root-reducer';

/** The state of the store, without slices that join later. */
export type RootState = ReturnType<typeof rootReducer>;
/** The store's dispatch, which takes thunks. */
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction> &
  Dispatch<UnknownAction>;
/** The store. */
export type AppStore = Omit<Store<RootState, UnknownAction>, 'dispatch'> & {
  readonly dispatch: AppDispatch;
};
/** An action that runs: `(dispatch, getState) => …`. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, Action>;
