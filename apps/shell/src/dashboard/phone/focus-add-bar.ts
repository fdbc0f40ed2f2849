/** The add bar is known by the placeholder the spec gives it (spec §2, Task screen). */
const ADD_BAR = 'main input[placeholder="Add a task..."]';

/** Puts the cursor into the add bar; false where the list in view has none. */
export function focusAddBar(): boolean {
  const bar = document.querySelector<HTMLInputElement>(ADD_BAR);
  bar?.focus();
  return bar !== null;
}
