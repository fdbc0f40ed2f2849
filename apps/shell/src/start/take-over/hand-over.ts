/** What somebody was doing in a field. */
export interface Typing {
  readonly text: string;
  /** Start, end and direction; null where the field does not tell, as one for e-mail addresses. */
  readonly selection: Parameters<HTMLInputElement['setSelectionRange']> | null;
  readonly scrollLeft: number;
  readonly hasFocus: boolean;
}

/** What somebody is doing in a field now. */
export function typingIn(field: HTMLInputElement): Typing {
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  const hasFocus = document.activeElement === field;
  return {
    text: value,
    selection:
      selectionStart === null ? null : [selectionStart, selectionEnd, selectionDirection ?? 'none'],
    // Lays the page out; nobody has scrolled where nobody writes.
    scrollLeft: hasFocus ? field.scrollLeft : 0,
    hasFocus,
  };
}

/**
 * Goes on in another field with what was done in one, in one step: the focus goes from field to field, so that the
 * keyboard of a phone stays. The tool behind the field hears it as if it was typed there, whichever version it is.
 */
export function goOnIn(field: HTMLInputElement, typing: Typing): void {
  const { text, selection, scrollLeft, hasFocus } = typing;
  if (text !== '' && field.value === '') {
    // Past the setter that React puts on its fields, which would take the event for an echo.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!hasFocus) return;
  field.focus({ preventScroll: true });
  if (selection && field.value === text) field.setSelectionRange(...selection);
  field.scrollLeft = scrollLeft;
}
