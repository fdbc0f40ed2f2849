import * as z from 'zod/mini';

/** Categories of spec §9; the first is the default. */
export const CATEGORIES = [
  'general',
  'programming',
  'design',
  'business',
  'research',
  'tutorials',
  'reference',
] as const;

export const ENTRY_TYPES = ['note', 'link', 'snippet'] as const;

/** Languages of snippets (spec §9). */
export const LANGUAGES = [
  'javascript',
  'typescript',
  'python',
  'java',
  'css',
  'html',
  'react',
  'sql',
  'bash',
] as const;

/** An entry (spec §3). */
export const entrySchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.enum(CATEGORIES),
  tags: z.array(z.string()),
  starred: z.boolean(),
  type: z.enum(ENTRY_TYPES),
  /** Links only. */
  url: z.optional(z.string()),
  /** Snippets only. */
  language: z.optional(z.enum(LANGUAGES)),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Where it lay in the folder it was imported from, without its ending: links lead there, and an export puts it back. */
  path: z.optional(z.string()),
  /** Lines of front matter that mean nothing here, as they were written: an export gives them back. */
  extra: z.optional(z.string()),
});

/** What stands in a form that was left. */
export const keptDraftSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.enum(CATEGORIES),
  tags: z.readonly(z.array(z.string())),
  type: z.enum(ENTRY_TYPES),
  url: z.string(),
  language: z.enum(LANGUAGES),
});

export type Entry = z.infer<typeof entrySchema>;
export type EntryType = (typeof ENTRY_TYPES)[number];
export type Category = (typeof CATEGORIES)[number];
export type Language = (typeof LANGUAGES)[number];
/** What the form of an entry gives. */
export type EntryDraft = Omit<z.infer<typeof keptDraftSchema>, 'id'>;

export const emptyDraft: EntryDraft = {
  title: '',
  content: '',
  category: 'general',
  tags: [],
  type: 'note',
  url: '',
  language: 'javascript',
};
