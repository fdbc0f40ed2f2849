import type { PastedLine } from '@plainday/domain-tasks/pasted';

/** A line that is to become a task. */
export interface DraftLine extends PastedLine {
  /** Texts that stay text, because somebody took their chip off. */
  readonly ignore?: readonly string[];
}

/** What was typed into a field, as a line. */
export function typedLine(text: string): DraftLine {
  return { text, isSubtask: false, isDone: false };
}
