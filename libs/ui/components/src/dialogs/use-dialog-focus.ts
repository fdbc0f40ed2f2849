import { useLayoutEffect, useRef } from 'react';

const FIELDS = 'input:not(:disabled),select:not(:disabled),textarea:not(:disabled),button';

/** Where focus goes when a window opens and when it closes. */
export interface DialogFocus {
  /** To what is marked `data-autofocus`, else to the first field (not on a phone, where a keyboard would rise). */
  readonly enter: (event: Event) => void;
  /** Back to what had it before, else to the page's heading. */
  readonly leave: (event: Event) => void;
}

/** Of radio buttons the chosen one: any other would be chosen by the next key. */
function chosen(field: HTMLElement | null): HTMLElement | null {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio' || field.checked) return field;
  const group = field.closest('[role="radiogroup"], fieldset, form, [data-dialog-body]');
  return (
    group?.querySelector<HTMLElement>(`input[name="${CSS.escape(field.name)}"]:checked`) ?? field
  );
}

/**
 * Keeps focus in order around a window that is opened from anywhere, without a trigger of its own. `home` is where it
 * goes back to when it stands beside something: unless somebody is at work there already.
 */
export function useDialogFocus(open: boolean, home?: () => HTMLElement | null): DialogFocus {
  const before = useRef<Element | null>(null);

  // Runs before the window's content is there, and so before an `autoFocus` in it.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);

  return {
    enter(event) {
      const panel = event.currentTarget;
      if (!(panel instanceof HTMLElement)) return;
      event.preventDefault();
      const marked = panel.querySelector<HTMLElement>('[data-autofocus]');
      const field = matchMedia('(pointer: fine)').matches
        ? panel.querySelector<HTMLElement>(`[data-dialog-body] :is(${FIELDS})`)
        : null;
      (marked ?? chosen(field) ?? panel).focus({ preventScroll: true });
    },
    leave(event) {
      event.preventDefault();
      // This comes late: a window that was opened meanwhile keeps the focus.
      if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
      if (home && document.activeElement !== document.body) return;
      const last = home?.() ?? before.current;
      const target =
        last instanceof HTMLElement && last.isConnected && last !== document.body
          ? last
          : document.querySelector<HTMLElement>("h1[tabindex='-1']");
      target?.focus({ preventScroll: true });
    },
  };
}
