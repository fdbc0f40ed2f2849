import type { Collector } from '../../core/collect.logic';

interface KeepNote {
  readonly ref: string;
  readonly file: string;
  readonly title: string;
  readonly text: string;
  readonly createdAt: number | null;
  readonly updatedAt: number | null;
  readonly pinned: boolean;
  readonly archived: boolean;
  readonly color: string;
  readonly labels: readonly string[];
  /** How many are attached. */
  readonly files: number;
  /** Lines below the text, before and after its labels. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Adds a note of Google Keep, and says what of it has no place. False for an empty one. */
export function keepNote(plan: Collector, note: KeepNote): boolean {
  const { ref, title, text, createdAt, updatedAt, pinned, labels, files } = note;
  if (title.trim() === '' && text.trim() === '' && files === 0) {
    plan.skip('empty-note', null, note.file);
    return false;
  }
  if (labels.length > 0) plan.lose('labels');
  if (note.archived) plan.lose('archived');
  if (!['', 'DEFAULT'].includes(note.color)) plan.lose('color');
  plan.lose('attachment', files);
  const said = labels.length > 0 ? `Labels: ${labels.join(', ')}` : '';
  plan.tools.note({
    ref,
    title,
    text: [text, ...note.before, said, ...note.after].filter(Boolean).join('\n'),
    createdAt,
    updatedAt,
    pinned,
  });
  return true;
}
