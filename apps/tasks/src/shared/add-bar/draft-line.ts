import type { Task } from '@plainday/domain-tasks';
import type { FoundTask } from '../tasks-in/tasks-in';
import { REPEAT_KEYS } from './add-choices.logic';
import type { AddChip } from './details/chips.logic';

/** More than this is a document, not a list of tasks. */
export const MOST_LINES = 500;

/** A line that is to become a task. */
export interface DraftLine extends FoundTask {
  /** Texts that stay text, because somebody took their chip off. */
  readonly ignore?: readonly string[];
}

/** What was typed into a field, as a line. */
export function typedLine(text: string): DraftLine {
  return { text, isSubtask: false, isDone: false };
}

/** What hangs on a due date. */
const OF_DUE = ['reminder_time', ...REPEAT_KEYS] as const;

function fieldsWithout(fields: Partial<Task>, { kind, choices = [], against }: AddChip) {
  const gone: readonly string[] = [
    ...choices,
    ...(kind === 'reminder' ? ['reminder_time'] : []),
    ...(kind === 'due' ? OF_DUE : []),
  ];
  const left = Object.entries(fields).filter(([name]) => !gone.includes(name));
  return { ...Object.fromEntries(left), ...against };
}

/** The lines, one of them without what a chip says: its words stay in the title, what a file said of it goes. */
export function withoutChip(
  lines: readonly DraftLine[],
  index: number,
  chip: AddChip,
): readonly DraftLine[] {
  return lines.map((line, at) => {
    if (at !== index) return line;
    if (line.fields) return { ...line, fields: fieldsWithout(line.fields, chip) };
    return { ...line, ignore: [...(line.ignore ?? []), ...(chip.words ?? [])] };
  });
}
