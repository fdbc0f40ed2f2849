const TYPED = 'input:not([type=password]):not([type=checkbox]):not([type=radio]), textarea';
const KEY = 'plainday-typed';
// A machine that builds at the same time is slow to show the page again.
const WAIT_MS = 15_000;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What is in fields, under the names people know them by, and where the caret stands. */
interface Typed {
  readonly texts: Readonly<Record<string, string>>;
  readonly at?: { readonly name: string; readonly from: number; readonly to: number };
}

function nameOf(field: Field): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
  return `${label}|${field.placeholder}|${field.name}`;
}

const fields = () => [...document.querySelectorAll<Field>(TYPED)];

function collect(): Typed {
  const typed = fields().filter((field) => field.value !== '');
  const texts = Object.fromEntries(typed.map((field) => [nameOf(field), field.value]));
  const active = typed.find((field) => field === document.activeElement);
  if (!active) return { texts };
  // Numbers and dates have no caret.
  const { selectionStart: from, selectionEnd: to, value } = active;
  return {
    texts,
    at: { name: nameOf(active), from: from ?? value.length, to: to ?? value.length },
  };
}

/** As if it was typed again: React hears of it. */
function type(field: Field, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function focus(field: Field, { from, to }: { from: number; to: number }): void {
  field.focus();
  if (field.selectionStart !== null) field.setSelectionRange(from, to);
}

/** Puts back what was typed, each text once, as its fields appear. */
function restore({ texts, at }: Typed): void {
  const left = new Map(Object.entries(texts));
  const look = () => {
    for (const field of fields()) {
      const text = left.get(nameOf(field));
      if (text === undefined) continue;
      left.delete(nameOf(field));
      if (field.value === '') type(field, text);
      if (at?.name === nameOf(field)) focus(field, at);
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  look();
}

/** A page that reloads because its code was saved goes on with what was typed into it. */
export function keepTyped(): void {
  const state = history.state as Record<string, Typed> | null;
  if (state?.[KEY]) restore(state[KEY]);
  addEventListener('beforeunload', () => {
    history.replaceState({ ...(history.state as object | null), [KEY]: collect() }, '');
  });
}
