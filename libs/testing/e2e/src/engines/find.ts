/** One step on the way to elements, as JSON: the page takes it. */
export type Step =
  | { readonly by: 'css'; readonly css: string }
  | { readonly by: 'role'; readonly role: string; readonly name?: Words; readonly level?: number }
  | { readonly by: 'text' | 'label' | 'placeholder'; readonly words: Words }
  | { readonly by: 'having'; readonly words?: Words; readonly steps?: readonly Step[] }
  | { readonly by: 'or'; readonly steps: readonly Step[] }
  | { readonly by: 'visible' }
  | { readonly by: 'nth'; readonly index: number };

/** A text to look for: a part of it in any case, all of it, or a pattern. */
export interface Words {
  readonly source: string;
  readonly flags: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What to look for, as Playwright reads it. */
export function wordsOf(text: string | RegExp, exact = false): Words {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags.replace('g', '') };
  const words = escaped(text.trim()).replace(/\s+/g, '\\s+');
  return exact ? { source: `^\\s*${words}\\s*$`, flags: '' } : { source: words, flags: 'i' };
}

/** Puts `plaindayFind` into a page, after the library of queries: elements for steps. */
export const FINDER = `
window.plaindayFind = (steps, roots = [document.documentElement]) => {
  const library = window.TestingLibraryDom;
  const pattern = (words) => words && new RegExp(words.source, words.flags);
  const isVisible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const textOf = (element) => (element.textContent ?? '').replace(/\\s+/g, ' ');
  const inOrder = (all) => [...new Set(all)].sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
  let found = roots;
  for (const step of steps) {
    const each = (query) => inOrder(found.flatMap((root) => [...query(root)]));
    if (step.by === 'css') found = each((root) => root.querySelectorAll(step.css));
    if (step.by === 'role') {
      const { role, level } = step;
      const name = pattern(step.name);
      found = each((root) => library.queryAllByRole(root, role, { ...(name && { name }), ...(level && { level }) }));
    }
    if (step.by === 'text') {
      const words = pattern(step.words);
      const isDeepest = (element) => ![...element.children].some((child) => words.test(textOf(child)));
      found = each((root) => [...root.querySelectorAll('*:not(script,style,head *)')].filter((one) => words.test(textOf(one)) && isDeepest(one)));
    }
    if (step.by === 'label') found = each((root) => library.queryAllByLabelText(root, pattern(step.words)));
    if (step.by === 'placeholder') found = each((root) => library.queryAllByPlaceholderText(root, pattern(step.words)));
    if (step.by === 'having') {
      const words = pattern(step.words);
      found = found.filter((one) => (!words || words.test(textOf(one))) && (!step.steps || window.plaindayFind(step.steps, [one]).length > 0));
    }
    if (step.by === 'or') found = inOrder([...found, ...window.plaindayFind(step.steps)]);
    if (step.by === 'visible') found = found.filter(isVisible);
    if (step.by === 'nth') found = found.slice(step.index).slice(0, 1);
  }
  return found;
};
window.plaindayIsVisible = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
};`;
