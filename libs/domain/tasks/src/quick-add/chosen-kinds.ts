import type { TokenKind } from './quick-add.types';

/** What is chosen in place of what the text says. Tags are not among them: those of the text come on top. */
const KIND_OF = {
  due_date: 'due',
  duration: 'duration',
  priority: 'priority',
  project_id: 'project',
  reminder_time: 'reminder',
  leadMinutes: 'reminder',
  repeat_pattern: 'repeat',
} as const satisfies Readonly<Record<string, TokenKind>>;

/** The kinds of which fields were chosen, whatever they were set to; a reminder also by its minutes before the date. */
export function chosenKinds(choices: object): readonly TokenKind[] {
  return Object.entries(KIND_OF).flatMap(([field, kind]) => (field in choices ? [kind] : []));
}
