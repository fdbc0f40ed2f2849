import { ImportRefusal, type ImportPlan } from '../plan';

/** What of a plan can be long. */
const LISTS = [
  'projects',
  'tasks',
  'skipped',
  'notes',
  'entries',
  'habits',
  'sessions',
  'maps',
  'moods',
] as const satisfies readonly (keyof ImportPlan)[];
type List = (typeof LISTS)[number];

/** What the worker says: that it is there, rows in parts and then the rest of the plan, or why there is none. */
export type ReadMessage =
  | { readonly kind: 'began' }
  | { readonly kind: 'rows'; readonly list: List; readonly rows: readonly unknown[] }
  | { readonly kind: 'read'; readonly rest: Omit<ImportPlan, List> }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly why: string };

/** Rows of one message: the page takes over as many at a time. */
const ROWS = 500;

/** A plan as messages. */
export function* messagesOf(plan: ImportPlan): Generator<ReadMessage> {
  for (const list of LISTS) {
    for (let from = 0; from < plan[list].length; from += ROWS) {
      yield { kind: 'rows', list, rows: plan[list].slice(from, from + ROWS) };
    }
  }
  const short = Object.entries(plan).filter(([name]) => !LISTS.some((list) => list === name));
  yield { kind: 'read', rest: Object.fromEntries(short) as unknown as Omit<ImportPlan, List> };
}

/** Why there is no plan, as it can always be posted: not everything that is thrown can be cloned. */
export function failureOf(error: unknown): ReadMessage {
  if (error instanceof ImportRefusal) return { kind: 'refused', code: error.code };
  const why =
    error instanceof Error ? `${error.name}: ${error.message}` : `A thrown ${typeof error}`;
  return { kind: 'failed', why };
}

/** Puts a plan together again. */
export class PlanTaker {
  private readonly lists = new Map<List, unknown[]>(LISTS.map((list) => [list, []]));

  /** Takes rows over, and the plan with the last message. */
  take(message: Extract<ReadMessage, { kind: 'rows' | 'read' }>): ImportPlan | null {
    if (message.kind === 'rows') {
      this.lists.get(message.list)?.push(...message.rows);
      return null;
    }
    return { ...message.rest, ...Object.fromEntries(this.lists) } as ImportPlan;
  }
}
