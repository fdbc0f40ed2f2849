import { isDayKey } from '@plainday/domain-calendar';
import type { Priority } from '@plainday/domain-tasks';

/** What the signs at the end of a line say. */
export interface MarkdownFields {
  readonly title: string;
  readonly due: string | null;
  /** `HH:mm`. */
  readonly time: string | null;
  readonly start: string | null;
  /** The day on which it is to be done, where that is not the due date. */
  readonly scheduled: string | null;
  readonly closed: string | null;
  readonly repeat: string | null;
  readonly priority: Priority;
  readonly tags: readonly string[];
  /** Ids of tasks that wait for one another. */
  readonly links: readonly string[];
}

const DATE = '(\\d{4}-\\d{2}-\\d{2})';
const VS = '\\ufe0f?';
const field = (sign: string, name: string) =>
  new RegExp(`(?:${sign}${VS}\\s*${DATE}|[[(]${name}::\\s*${DATE}[\\])])`, 'u');

const DUE = field('[📅📆🗓]', 'due');
const SCHEDULED = field('[⏳⌛]', 'scheduled');
const START = field('🛫', 'start');
const CREATED = field('➕', 'created');
const DONE = field('✅', 'completion');
const CANCELLED = field('❌', 'cancelled');
const KANBAN = new RegExp(`@(?:\\{|\\[\\[)${DATE}(?:\\}|\\]\\])`, 'u');
const KANBAN_TIME = /@@\{((?:[01]?\d|2[0-3]):[0-5]\d)\}/u;
const REPEAT =
  /(?:🔁\ufe0f?\s*([^📅📆🗓⏳⌛🛫➕✅❌⏫🔺🔼🔽⏬🆔⛔🏁#[\]]+)|[[(]repeat::\s*([^\])]+)[\])])/u;
const PRIORITY = /([🔺⏫🔼🔽⏬])\ufe0f?|[[(]priority::\s*(\w+)[\])]/u;
const LINK = /(?:🆔|⛔)\ufe0f?\s*([\w,-]+)|[[(](?:id|dependsOn)::\s*([^\])]+)[\])]/gu;
const FINISH = /🏁\ufe0f?\s*\w+/gu;
const TAG = /(^|\s)#([\p{L}\p{N}_/-]*[\p{L}_/-][\p{L}\p{N}_/-]*)/gu;

function take(text: string, pattern: RegExp): readonly [rest: string, found: string | null] {
  const match = pattern.exec(text);
  if (!match) return [text, null];
  const found = match.slice(1).find((group) => group !== undefined) ?? null;
  return [text.slice(0, match.index) + text.slice(match.index + match[0].length), found];
}

const PRIORITIES: readonly (readonly [Priority, RegExp])[] = [
  ['high', /^(?:🔺|⏫|high|highest)$/u],
  ['low', /^(?:🔽|⏬|low|lowest)$/u],
];

/** Reads the signs of Obsidian Tasks, the fields of Dataview and the dates of Kanban off a line. */
export function readFields(line: string): MarkdownFields {
  let rest = line.replace(/\s\^[\w-]+\s*$/, '');
  const field = (pattern: RegExp): string | null => {
    const [left, found] = take(rest, pattern);
    rest = left;
    return found;
  };
  const day = (pattern: RegExp): string | null => {
    const [left, found] = take(rest, pattern);
    // A day that does not exist stays in the title.
    if (found === null || !isDayKey(found)) return null;
    rest = left;
    return found;
  };
  const repeat = field(REPEAT)?.trim() ?? null;
  const due = day(DUE) ?? day(KANBAN);
  const time = due === null ? null : field(KANBAN_TIME);
  const scheduled = day(SCHEDULED);
  const start = day(START);
  day(CREATED);
  const closed = day(DONE) ?? day(CANCELLED);
  const sign = field(PRIORITY);
  const links = [...rest.matchAll(LINK)].map(([whole]) => whole.trim());
  const tags = [...rest.matchAll(TAG)].map(([, , tag = '']) => tag);
  const title = rest.replace(LINK, '').replace(FINISH, '').replace(TAG, '$1').replace(/\s+/g, ' ');
  return {
    title: title.trim(),
    due: due ?? scheduled,
    time: time && time.padStart(5, '0'),
    start,
    scheduled: due === null ? null : scheduled,
    closed,
    repeat,
    priority: PRIORITIES.find(([, pattern]) => pattern.test(sign ?? ''))?.[0] ?? 'medium',
    tags,
    links,
  };
}
