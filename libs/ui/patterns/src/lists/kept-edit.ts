import { kept } from '../forms/typed/kept-text';

/** A row that was left half edited. */
export interface KeptEdit {
  readonly id: string;
  readonly text: string;
  /** What stood there when its field was opened. */
  readonly opened: string;
}

/** The row of a list that was left half edited, or that one row as it was left; null where there is none. */
export function keptEdit(name: string, id?: string | null): KeptEdit | null {
  const edit = kept(name) as Partial<Record<keyof KeptEdit, unknown>> | null;
  if (typeof edit?.id !== 'string' || (id !== undefined && edit.id !== id)) return null;
  if (typeof edit.text !== 'string' || typeof edit.opened !== 'string') return null;
  return { id: edit.id, text: edit.text, opened: edit.opened };
}
