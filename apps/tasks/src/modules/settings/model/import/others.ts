import { findHead } from './bytes/csv.logic';
import { asObject, listOf } from './core/json.logic';
import type { Source } from './plan';

/** Heads that tell a table of something else than tasks, which would otherwise be read as one. */
const TABLES: readonly (readonly [kind: string, heads: readonly string[]])[] = [
  ['times', ['start date', 'start time', 'duration']],
  ['times', ['start date', 'start time', 'duration (h)']],
  ['times', ['date', 'from', 'to', 'duration', 'activity']],
  ['times', ['start', 'end', 'duration', 'duration (decimal)']],
  ['times', ['date', 'client', 'project', 'task', 'hours']],
  ['times', ['client id', 'project id', 'start', 'end']],
  ['habits', ['position', 'name', 'question']],
  ['habits', ['task name', 'task id', 'task type', 'value']],
  ['habits', ['habit', 'date', 'total log', 'status']],
  ['moods', ['full date', 'mood', 'activities']],
];
const HEADS = new Set(TABLES.flatMap(([, heads]) => heads));

const MARKUP: readonly (readonly [kind: string, start: RegExp])[] = [
  ['notes', /<en-export\b/i],
  ['map', /<opml\b/i],
  ['map', /^\s*(?:<\?xml[^>]*>\s*)?<map\b/i],
  ['map', /<xmap-content\b/i],
];

function ofJson(json: unknown): string | null {
  const file = asObject(json);
  if ('userEditedTimestampUsec' in file || 'createdTimestampUsec' in file) return 'notes';
  if (Array.isArray(asObject(file['tasks'])['dailys'])) return 'habits';
  return listOf(json).some((one) => 'rootTopic' in one) ? 'map' : null;
}

/** What a file holds that is known and cannot come in here: a word for it. Null for all others. */
export function otherKind({ text, json }: Source): string | null {
  if (json !== null) return ofJson(json);
  const start = text.slice(0, 2000);
  const markup = MARKUP.find(([, mark]) => mark.test(start));
  if (markup) return markup[0];
  const head = findHead(text, (name) => HEADS.has(name));
  return (
    TABLES.find(([, heads]) => head && heads.every((name) => head.heads.includes(name)))?.[0] ??
    null
  );
}
