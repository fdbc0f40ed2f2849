import type { UnsavedWrite } from '@plainday/data-api';

/** What a change was, for somebody who decides whether to try it again. */
export interface WriteDescription {
  /** 'Added', 'Deleted', 'Changed'. */
  readonly kind: string;
  /** The words that were typed, first what names the thing. Empty where there are none. */
  readonly texts: readonly string[];
}

const NAMES = ['title', 'name', 'task_name', 'content', 'description', 'notes', 'text'];
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/(?:Add|AddMany|Restore|Duplicate)$/, 'Added'],
  [/(?:Remove|RemoveMany|Delete|EmptyTrash|TakeBack)$/, 'Deleted'],
  [/(?:Move|Reorder|Sort)$/, 'Moved'],
];

/** Every text a person may have typed, wherever it lies in the argument of a write; what is shown meanwhile is not. */
function textsIn(value: unknown, found: string[]): string[] {
  if (Array.isArray(value)) for (const part of value) textsIn(part, found);
  else if (typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    for (const name of NAMES) {
      const text = fields[name];
      if (typeof text === 'string' && text.trim() !== '') found.push(text);
    }
    for (const [name, part] of Object.entries(fields)) {
      if (name !== 'effect' && name !== 'counts' && typeof part === 'object') textsIn(part, found);
    }
  }
  return found;
}

/** Says what a write that was not saved was about, from its endpoint and argument. */
export function describeWrite({ endpoint, arg }: UnsavedWrite): WriteDescription {
  const kind = KINDS.find(([pattern]) => pattern.test(endpoint))?.[1] ?? 'Changed';
  return { kind, texts: [...new Set(textsIn(arg, []))] };
}
