import type { AppThunk } from '../store/types';

interface Write<Arg> {
  initiate(arg: Arg, options: { track: false }): Parameters<Parameters<AppThunk>[0]>[0];
}

/**
 * Deletes a row and returns what puts the same row back, to be offered as Undo. Taken back twice it is
 * there once.
 *
 * @example
 * const { ideasRemove, ideasAdd } = ideasApi.endpoints;
 * undo.offer(`“${idea.title}” deleted`, dispatch(removeWithUndo(ideasRemove, ideasAdd, idea)));
 */
export function removeWithUndo<Row extends { readonly id: string }>(
  remove: Write<{ readonly id: string }>,
  insert: Write<NoInfer<Row>>,
  row: Row,
): AppThunk<() => void> {
  return (dispatch) => {
    dispatch(remove.initiate({ id: row.id }, { track: false }));
    return () => void dispatch(insert.initiate(row, { track: false }));
  };
}
