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

/**
 * Remembers the fields that hold text now, when nobody knows since when, and what is typed into from now on.
 * Holds none of them: a field that leaves the page may be collected with its whole list.
 */
export function typedFields(): TypedFields {
  const present = () => [...document.querySelectorAll(TEXT)];
  const fields = new WeakSet<Element>(present());
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(TEXT)) fields.add(target);
  };
  window.addEventListener('input', note, true);
  return {
    hasText: () => present().some((field) => fields.has(field) && textOf(field) !== ''),
    stop: () => window.removeEventListener('input', note, true),
  };
}
