/** Where what came from outside waits for a page: shared by another app, or opened with this one. Workers keep it too. */
export const ARRIVED = 'plainday-arrived-1';

/** A text or link that another app has shared. */
export interface SharedText {
  readonly title: string;
  /** Text and address, as far as they were given. */
  readonly text: string;
}

/** The names in the form that the manifest asks systems for. */
const FILES = 'files';

const CAME = 'plainday-arrived';

/** Keeps a form as it was sent; it waits over reloads and a sign-in. */
export async function keepArrival(form: Response): Promise<void> {
  const cache = await caches.open(ARRIVED);
  await cache.put(`/~arrived/${crypto.randomUUID()}`, form);
  globalThis.dispatchEvent?.(new Event(CAME));
}

/** Calls back when this page has kept something, until the returned function is called. */
export function onArrival(listener: () => void): () => void {
  window.addEventListener(CAME, listener);
  return () => window.removeEventListener(CAME, listener);
}

/** Calls a function with each form that waits until it finds something, which is then taken out unless it only looks. */
async function find<T>(look: (form: FormData) => T | null, isTaken: boolean): Promise<T | null> {
  if (typeof caches === 'undefined' || !(await caches.has(ARRIVED))) return null;
  const cache = await caches.open(ARRIVED);
  for (const key of await cache.keys()) {
    const kept = await cache.match(key);
    const form = await kept?.formData().catch(() => null);
    const found = form ? look(form) : null;
    // What cannot be read never will be.
    if (!form || (found !== null && isTaken)) await cache.delete(key);
    if (found !== null) return found;
  }
  return null;
}

function filesIn(form: FormData): readonly File[] | null {
  const files = form.getAll(FILES).filter((part) => part instanceof File);
  return files.length > 0 ? files : null;
}

/** Whether files wait for the door through which they are brought in. */
export async function hasFiles(): Promise<boolean> {
  return (await find(filesIn, false)) !== null;
}

/** Files that came, once; empty where none did. */
export async function takeFiles(): Promise<readonly File[]> {
  return (await find(filesIn, true)) ?? [];
}

const partOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function textIn(form: FormData): SharedText | null {
  if (filesIn(form)) return null;
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map((name) =>
    partOf(form, name),
  );
  // Many apps put the address into the text as well.
  return { title, text: [text, text.includes(url) ? '' : url].filter(Boolean).join('\n') };
}

/** A text or link that was shared, which waits until it is taken; null where none was. */
export function lookAtShared(): Promise<SharedText | null> {
  return find(textIn, false);
}

/** The same, once. */
export function takeShared(): Promise<SharedText | null> {
  return find(textIn, true);
}
