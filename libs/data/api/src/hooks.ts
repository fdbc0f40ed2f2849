import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './store';

/** The store's dispatch, typed. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** Reads from the store, typed. */
export const useAppSelector = useSelector.withTypes<RootState>();
