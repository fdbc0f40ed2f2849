import type { Fields } from './rows.logic';

/** Where things that people read have their name, their text, and what belongs to them. */
const NAMES = ['title', 'name', 'topic', 'task_name', 'id'];
const BODIES = ['content', 'transcript', 'notes', 'description', 'text'];
const WITHIN = ['tasks', 'nodes', 'goals', 'segments'];

const textIn = (fields: Fields, names: readonly string[]) =>
  names
    .map((name) => fields[name])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function within(fields: Fields): readonly string[] {
  return WITHIN.flatMap((name) => {
    const parts = fields[name];
    return Array.isArray(parts) ? (parts as unknown[]) : [];
  }).flatMap((part) => {
    const text =
      typeof part === 'object' && part !== null && textIn(part as Fields, ['title', 'text']);
    return text ? [`- ${oneLine(text)}`] : [];
  });
}

/** Things with a text of their own as one Markdown file, each below its name. Empty where none has one. */
export function markdownOf(rows: readonly Fields[]): string {
  const parts = rows.map((row) => {
    const body = [textIn(row, BODIES), within(row).join('\n')].filter(Boolean).join('\n\n');
    return body && `## ${oneLine(textIn(row, NAMES) ?? '')}\n\n${body}\n`;
  });
  return parts.filter(Boolean).join('\n');
}
