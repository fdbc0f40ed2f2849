/** Database functions a browser may call. */
export const functions: ReadonlySet<string> = new Set([
  'move_task',
  'reorder_tasks',
  'empty_trash',
  'duplicate_project',
  'duplicate_task',
  'task_counts',
  'change_tasks',
  'add_tasks',
  'remove_tasks',
  'remove_seen_tasks',
  'restore_project',
  'restore_rows',
  'reorder_projects',
  'place_task',
  'place_project',
  'task_stats',
  'log_session',
  'take_back_session',
  'take_back_task',
  'take_back_copies',
  'delete_account',
  'list_sessions',
  'end_session',
  'calendar_feed',
  'open_calendar_feed',
  'end_calendar_feed',
  'push_state',
  'open_push',
  'change_push',
  'end_push',
  'set_push_quiet',
  'set_push_mail',
  'set_push_summary',
  'set_push_timers',
  'test_push',
]);

/** Those of them that take a document: lists of objects, where others take plain values. */
export const documentFunctions: ReadonlySet<string> = new Set([
  'change_tasks',
  'add_tasks',
  'remove_seen_tasks',
  'restore_rows',
  'set_push_timers',
]);

/** Methods of a table. */
export const tableMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];

const expensive = /^(?:not\.)?(?:i?match|(?:pl|ph|w)?fts)[.(]/;
const expensiveInside = /[.,(](?:i?match|(?:pl|ph|w)?fts)[.(]/;
const MAX_DEPTH = 3;
/** The app embeds nothing; one step is kept for who reads their rows by hand. */
const MAX_EMBED_DEPTH = 1;
const MAX_EMBEDS = 2;

function depth(expression: string): number {
  let open = 0;
  let deepest = 0;
  for (const character of expression) {
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    deepest = Math.max(deepest, open);
  }
  return deepest;
}

/** Rows within rows, again and again, cost what their product costs. */
function isWide(select: string): boolean {
  return depth(select) > MAX_EMBED_DEPTH || select.split('(').length - 1 > MAX_EMBEDS;
}

/**
 * Why a query is refused before it reaches the database; null when it may pass. Regular expressions and
 * full-text search cost whatever their author likes, and the app uses neither.
 */
export function refusedQuery(search: string): string | null {
  for (const [name, value] of new URLSearchParams(search)) {
    if (/(?:^|\.)select$/.test(name) && isWide(value)) return 'Too much is asked for at once.';
    const logic = /(?:^|\.)(?:and|or)$/.test(name);
    if (logic && depth(value) > MAX_DEPTH) return 'The conditions are nested too deeply.';
    if (logic ? expensiveInside.test(value) : expensive.test(value)) {
      return 'Pattern and full-text search are switched off.';
    }
  }
  return null;
}

/** Whether a query names a character that no text of the database can hold, in a name or in a value. */
export const mentionsNul = (search: string): boolean =>
  [...new URLSearchParams(search)].flat().some((text) => text.includes('\0'));
