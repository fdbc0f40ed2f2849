import type { KeyboardEvent } from 'react';

/** The day of the month's grid that Tab reaches. */
const MONTH_DAY = '[role="grid"] [tabindex="0"]';

const isLetter = ({ key }: KeyboardEvent) => key.length === 1 && key !== ' ';

/**
 * Moves the focus within the window of dates: down from the field into the words, right into the month, letters back into
 * the field. True where an arrow was taken; a letter goes on, into the field that has the focus by then.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  field: HTMLInputElement | null,
): boolean {
  const { target, currentTarget: panel, key } = event;
  if (!(target instanceof HTMLElement) || !field) return false;
  const words = [...panel.querySelectorAll<HTMLElement>('.words button')];
  const at = words.indexOf(target);
  const isAtEnd = field.selectionStart === field.value.length;
  const toMonth = key === 'ArrowRight' && (target === field ? isAtEnd : at !== -1);
  if (toMonth) panel.querySelector<HTMLElement>(MONTH_DAY)?.focus();
  else if (target === field && key === 'ArrowDown') words[0]?.focus();
  else if (at !== -1 && key === 'ArrowDown') words[at + 1]?.focus();
  else if (at !== -1 && key === 'ArrowUp') (words[at - 1] ?? field).focus();
  else {
    if (isLetter(event) && target.matches('button')) field.focus();
    return false;
  }
  return true;
}
