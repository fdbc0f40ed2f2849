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

function putCaret(field: Field, { from, to }: { from: number; to: number }): void {
  if (field.selectionStart !== null) field.setSelectionRange(from, to);
}

/**
 * Puts back what was typed, each text once, as its fields appear. The caret is held until the person goes on: a
 * draft that is read late writes the same text again, and the caret would go to its end.
 */
function restore({ texts, at }: Typed): void {
  const left = new Map(Object.entries(texts));
  let held: Field | undefined;
  const look = () => {
    for (const field of fields()) {
      const text = left.get(nameOf(field));
      if (text === undefined) continue;
      left.delete(nameOf(field));
      if (field.value === '') type(field, text);
      if (at?.name !== nameOf(field)) continue;
      held = field;
      field.focus();
    }
    if (!at || !held || held !== document.activeElement) return;
    if (held.value === texts[at.name]) putCaret(held, at);
  };
  const observer = new MutationObserver(look);
  const whole = { childList: true, subtree: true, attributeFilter: ['value'] };
  observer.observe(document.body, whole);
  const letGo = () => (held = undefined);
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, letGo, { capture: true });
  setTimeout(() => {
    observer.disconnect();
    for (const act of ['keydown', 'pointerdown']) removeEventListener(act, letGo, true);
  }, WAIT_MS);
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
