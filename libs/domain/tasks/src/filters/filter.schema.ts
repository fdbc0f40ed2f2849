import * as z from 'zod/mini';
import { DURATION_MAX_MINUTES } from '../model/limits';
import { PRIORITIES } from '../model/vocabulary';
import { TAG_MAX } from '../tags/tag.logic';

/** When a task is due, seen from today. */
const DUE_RANGES = ['today', 'overdue', 'week', 'none'] as const;
/** Conditions of one filter at most, and how deep they may be nested. */
const CONDITIONS_MAX = 50;
const DEPTH_MAX = 6;
/** Longest words of a condition, in UTF-16 units. */
const WORDS_MAX = 200;

const conditions = [
  /** Null: no tag at all. */
  z.object({
    kind: z.literal('tag'),
    tag: z.nullable(z.string().check(z.minLength(1), z.maxLength(TAG_MAX))),
  }),
  /** Null: in no project. */
  z.object({
    kind: z.literal('project'),
    id: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  z.object({ kind: z.literal('priority'), priority: z.enum(PRIORITIES) }),
  z.object({ kind: z.literal('due'), range: z.enum(DUE_RANGES) }),
  /** Minutes at most; null: without a duration. */
  z.object({
    kind: z.literal('duration'),
    atMost: z.nullable(z.int().check(z.minimum(1), z.maximum(DURATION_MAX_MINUTES))),
  }),
  /** In title, description or notes, as the search finds them. */
  z.object({
    kind: z.literal('words'),
    words: z.string().check(z.regex(/\S/), z.maxLength(WORDS_MAX)),
  }),
  z.object({ kind: z.literal('completed'), completed: z.boolean() }),
] as const;

const conditionSchema = z.discriminatedUnion('kind', conditions);

/** One condition of a filter. */
export type Condition = z.infer<typeof conditionSchema>;
/** Conditions joined by and, or, not. */
export type Filter =
  | Condition
  | { readonly kind: 'and'; readonly of: readonly Filter[] }
  | { readonly kind: 'or'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter };

const anyFilter: z.ZodMiniType<Filter> = z.lazy(() =>
  z.union([
    conditionSchema,
    z.object({ kind: z.enum(['and', 'or']), of: z.array(anyFilter) }),
    z.object({ kind: z.literal('not'), of: anyFilter }),
  ]),
);

/** How deep a value of unknown origin is nested, and how much it holds: looked at before anything descends into it. */
function fits(value: unknown): boolean {
  let count = 0;
  const walk = (node: unknown, depth: number): boolean => {
    if (typeof node !== 'object' || node === null) return true;
    if (Array.isArray(node)) return node.every((part) => walk(part, depth));
    count += 1;
    return (
      depth <= DEPTH_MAX &&
      count <= CONDITIONS_MAX &&
      walk((node as { of?: unknown }).of, depth + 1)
    );
  };
  return walk(value, 1);
}

const filterSchema = z.pipe(z.unknown().check(z.refine(fits, 'Too many conditions')), anyFilter);

/** The filter a value is, or null where it is none. */
export function readFilter(value: unknown): Filter | null {
  const read = z.safeParse(filterSchema, value);
  return read.success ? read.data : null;
}

/** The filter a text says, as it is stored and as an address says it; null where it says none. */
export function parseFilter(text: string): Filter | null {
  try {
    return readFilter(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The text that `parseFilter` reads. */
export function filterText(filter: Filter): string {
  return JSON.stringify(filter);
}
