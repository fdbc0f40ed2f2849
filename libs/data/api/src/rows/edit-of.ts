import { sameValue } from './same-value';
import type { AnyRow } from './any-row';
import type { RowChange } from './row-change';

/**
 * What a form has made of a row: the columns that are not as it was opened with, and what it showed of them. So what
 * another device has changed while the form was open is not reverted, and what both have changed stands in *Changed
 * elsewhere*.
 *
 * @param opened The row as the form was opened with, not as it is now.
 * @returns Null where nothing was changed.
 * @example
 * const edit = editOf(idea, fieldsOf(draft));
 * if (edit) void dispatch(ideasChange.initiate(edit));
 */
export function editOf<Row extends { readonly id: string }>(
  opened: Row,
  fields: RowChange<Row>['changes'],
): Required<RowChange<Row>> | null {
  const [now, then] = [fields, opened] as [AnyRow, AnyRow];
  const columns = Object.keys(now).filter((column) => !sameValue(then[column], now[column]));
  if (columns.length === 0) return null;
  const pick = (from: AnyRow) =>
    Object.fromEntries(columns.map((column) => [column, from[column]])) as typeof fields;
  return { id: opened.id, changes: pick(now), seen: pick(then) };
}

/** Takes an edit back, on what it has made of the row. */
export function backOf<Row>({ id, changes, seen }: Required<RowChange<Row>>): RowChange<Row> {
  return { id, changes: seen, seen: changes };
}
