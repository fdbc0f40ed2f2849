import {
  dayAt,
  relativeDay,
  timeOfDay,
  type DayKey,
  type DayRule,
} from '@plainday/domain-calendar';
import type { Category, Entry, EntryType } from './entry.schema';

/** What a type is called. */
export const TYPE_NAMES: Record<EntryType, string> = {
  note: 'Note',
  link: 'Link',
  snippet: 'Snippet',
};

/** The kind of an entry among all things that one can link to: see `kindOf`. */
export const ENTRY_KINDS: Record<EntryType, string> = {
  note: 'entry',
  link: 'entry-link',
  snippet: 'entry-snippet',
};

/** `design` → `Design`. */
export function categoryName(category: Category): string {
  return category[0]?.toUpperCase() + category.slice(1);
}

/** The day of an instant, the short way: `Today`, `Yesterday`, `Nov 17`, `Nov 17, 2025`. */
export function dayText(instant: string, today: DayKey, rule: DayRule): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return '';
  return relativeDay(dayAt(time, rule), today);
}

/** The same with the hour for what happened today: `today, 08:52`. */
export function momentText(instant: string, today: DayKey, rule: DayRule): string {
  const text = dayText(instant, today, rule);
  if (text === 'Today') return `today, ${timeOfDay(Date.parse(instant), rule.timeZone)}`;
  return text === 'Yesterday' ? 'yesterday' : text;
}

/** One line that says what is in an entry: of a link its place, else the first line that says something. */
export function excerptOf({ type, url = '', content }: Entry): string {
  if (type === 'link') {
    const place = url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/^mailto:/, '');
    return place.replace(/\/$/, '');
  }
  const line = content.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  if (type === 'snippet') return line.trim();
  return line
    .replace(/^\s*(?:#+|>|[-+*](?:\s\[[ xX]\])?|\d+[.)])\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\[|\]\]|\*\*|__|`/g, '')
    .replaceAll('|', ' ')
    .trim();
}
