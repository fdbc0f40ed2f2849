import { foldText } from '@plainday/shared-utils';
import { BUILT_IN } from './built-in';
import type { Library, Template } from './templates.schema';

/** A template as it is listed. */
export interface ListedTemplate {
  readonly template: Template;
  /** True for an example as it came with the app. */
  readonly isBuiltIn: boolean;
}

/** Templates of one category. */
export interface TemplateGroup {
  readonly category: string;
  readonly entries: readonly ListedTemplate[];
}

const isBuiltInId = (id: string) => BUILT_IN.some((template) => template.id === id);

/** What can be used: the examples that were neither deleted nor changed, and the person's own. */
export function listTemplates({ own, hidden }: Library): readonly ListedTemplate[] {
  const changed = new Map(own.map((template) => [template.id, template]));
  const examples = BUILT_IN.filter(({ id }) => changed.has(id) || !hidden.includes(id));
  return [
    ...examples.map((example) => {
      const template = changed.get(example.id);
      return { template: template ?? example, isBuiltIn: template === undefined };
    }),
    ...own.filter(({ id }) => !isBuiltInId(id)).map((template) => ({ template, isBuiltIn: false })),
  ];
}

/** Groups by category, in alphabetical order; spelling that differs in case alone is one category (spec §2). */
export function groupTemplates(entries: readonly ListedTemplate[]): readonly TemplateGroup[] {
  const groups = new Map<string, { category: string; entries: ListedTemplate[] }>();
  for (const entry of entries) {
    const key = foldText(entry.template.category);
    const group = groups.get(key) ?? { category: entry.template.category, entries: [] };
    group.entries.push(entry);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.category.localeCompare(b.category, 'en'));
}

/** Puts a template in its place, or at the end when it is new. */
export function saveTemplate(library: Library, template: Template): Library {
  const known = library.own.some(({ id }) => id === template.id);
  return {
    own: known
      ? library.own.map((other) => (other.id === template.id ? template : other))
      : [...library.own, template],
    hidden: library.hidden.filter((id) => id !== template.id),
  };
}

/** Takes a template off the list. An example is only hidden: it can be brought back. */
export function deleteTemplate(library: Library, id: string): Library {
  return {
    own: library.own.filter((template) => template.id !== id),
    hidden: isBuiltInId(id) ? [...new Set([...library.hidden, id])] : library.hidden,
  };
}

/** The way back from a deletion or a change: the template as it was in `before`, at its old place. */
export function restoreTemplate(library: Library, id: string, before: Library): Library {
  const index = before.own.findIndex((template) => template.id === id);
  const old = before.own[index];
  const own = library.own.filter((template) => template.id !== id);
  if (old) own.splice(index, 0, old);
  const hidden = library.hidden.filter((other) => other !== id);
  return { own, hidden: before.hidden.includes(id) ? [...hidden, id] : hidden };
}

/** Brings deleted examples back. Those that were changed stay as they are. */
export function showExamples(library: Library): Library {
  return { ...library, hidden: [] };
}
