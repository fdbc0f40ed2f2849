import { useRef } from 'react';
import { useShortcuts } from '@plainday/ui-patterns';
import { useSingleKeys } from '../../../shared/use-single-keys';
import { NOTE_SHORTCUTS } from '../notes.shortcuts';

const ROW = '[role=row][data-row-id]';

function goTo(place: HTMLElement | null): boolean {
  place?.focus();
  return place !== null;
}

/** From the note that has the focus, else to the first or the last one. */
function walk(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const from = rows.findIndex((row) => row.contains(document.activeElement));
  const next = (from < 0 ? rows.at(step > 0 ? 0 : -1) : rows[from + step]) ?? null;
  return goTo(next);
}

/** Presses a button of the note that has the focus. */
function press(control: 'Edit note' | 'Pin note'): boolean {
  const row = document.activeElement?.closest(ROW);
  const button = row?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? null;
  const isThere = goTo(button);
  button?.click();
  return isThere;
}

/** N, F, J, K, E and P, as the sheet of shortcuts lists them. Gives the fields that they lead to. */
export function useNoteKeys() {
  const field = useRef<HTMLTextAreaElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const singleKeys = useSingleKeys();
  useShortcuts(
    NOTE_SHORTCUTS,
    {
      new: () => goTo(field.current),
      search: () => goTo(search.current),
      next: () => walk(1),
      previous: () => walk(-1),
      edit: () => press('Edit note'),
      pin: () => press('Pin note'),
    },
    { singleKeys, repeating: ['next', 'previous'] },
  );
  return { field, search };
}
