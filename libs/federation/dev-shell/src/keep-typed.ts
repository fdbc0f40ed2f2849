const TYPED = 'input:not([type=password]):not([type=checkbox]):not([type=radio]), textarea';
const KEY = 'plainday-typed';
const WAIT_MS = 3_000;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What is in a field, under the name people know it by. */
type Typed = Readonly<Record<string, string>>;

function nameOf(field: Field): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
  return `${label}|${field.placeholder}|${field.name}`;
}

const fields = () => [...document.querySelectorAll<Field>(TYPED)];

function collect(): Typed {
  const typed = fields().filter((field) => field.value !== '');
  return Object.fromEntries(typed.map((field) => [nameOf(field), field.value]));
}

/** As if it was typed again: React hears of it. */
function type(field: Field, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts back what was typed, each text once, as its fields appear. */
function restore(typed: Typed): void {
  const left = new Map(Object.entries(typed));
  const look = () => {
    for (const field of fields()) {
      const text = left.get(nameOf(field));
      if (text === undefined) continue;
      left.delete(nameOf(field));
      if (field.value === '') type(field, text);
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
