import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './types';

/** The store's dispatch, typed. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** Reads from the store, typed. */
export const useAppSelector = useSelector.withTypes<RootState>();
/** The store itself, for what lives outside of React. */
export const useAppStore = useStore.withTypes<AppStore>();
