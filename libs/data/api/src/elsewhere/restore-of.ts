import type { AnyRow } from '../rows/any-row';
import type { Making } from '../store/ports/row-edit';
import type { UnsavedWrite } from '../store/save-state.slice';
import { rowWords } from '../rows/write-words';
import type { Restoring } from './elsewhere.api';

/** What is kept of a row that is no longer there: the write that puts it back. */
export function restoreOf(
  table: string,
  row: AnyRow,
  { id, lists, tags }: Pick<Making, 'id' | 'lists' | 'tags'>,
  code: 'gone' | 'changed',
  message: string,
): UnsavedWrite {
  const arg: Restoring = { table, row, lists, tags };
  const error = { code, message, retryable: false };
  return { id, endpoint: 'elsewhereRestore', arg, error, words: rowWords('Deleted', table, [row]) };
}
