/** The fields that may hold what is not saved yet. */
export interface TypedFields {
  /** True while one of them is on the page and holds text. */
  hasText(): boolean;
  stop(): void;
}

const TEXT =
  'textarea,[contenteditable=true],input:not([type=checkbox],[type=radio],[type=range],[type=color])';

function textOf(field: Element): string {
  return 'value' in field ? String(field.value) : (field.textContent ?? '');
}

/** Remembers the fields that hold text now, when nobody knows since when, and what is typed into from now on. */
export function typedFields(): TypedFields {
  const fields = new Set<Element>(document.querySelectorAll(TEXT));
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(TEXT)) fields.add(target);
  };
  window.addEventListener('input', note, true);
  return {
    hasText() {
      for (const field of fields) if (!field.isConnected || !textOf(field)) fields.delete(field);
      return fields.size > 0;
    },
    stop: () => window.removeEventListener('input', note, true),
  };
}
