const INVALID =
  ':is(input, select, textarea, [role=combobox], [role=radiogroup])[aria-invalid="true"]';

/** Puts the focus into the first field that has to be corrected, clear of what stands over the form. */
export function focusFirstInvalid(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>(INVALID);
  if (!field) return false;
  const folded = field.closest('details:not([open])');
  if (folded instanceof HTMLDetailsElement) folded.open = true;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** After every form that is sent with something wrong in it, the first wrong field has the focus. */
export function leadToInvalid(): () => void {
  function handleSubmit({ target }: Event): void {
    if (!(target instanceof HTMLFormElement)) return;
    // The form has drawn its errors by then.
    requestAnimationFrame(() => {
      if (target.isConnected) focusFirstInvalid(target);
    });
  }
  document.addEventListener('submit', handleSubmit);
  return () => document.removeEventListener('submit', handleSubmit);
}
