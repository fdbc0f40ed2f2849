import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { asObject, isYes, listOf, textOf, textsOf } from '../../core/json.logic';
import type { ImportContext, Source } from '../../plan';
import { keepNote } from './keep-note';

/** True for a note of Google Keep as Takeout writes it. */
export function isKeep({ json }: Source): boolean {
  const note = asObject(json);
  return 'userEditedTimestampUsec' in note || 'createdTimestampUsec' in note;
}

/** Microseconds; 0 is none. */
function momentOf(value: unknown): number | null {
  const at = Number(value);
  return at > 0 ? Math.floor(at / 1000) : null;
}

/** Reads a note of Google Keep. Its text is plain, whatever it looks like. */
export function* readKeep(
  { json, file }: Source,
  plan: Collector,
  _context: ImportContext,
): Slices<void> {
  yield;
  const note = asObject(json);
  const title = textOf(note['title']);
  const items = listOf(note['listContent']).map(
    (item) => `[${isYes(item['isChecked']) ? 'x' : ' '}] ${textOf(item['text'])}`,
  );
  const text = [textOf(note['textContent']), ...items].filter(Boolean).join('\n');
  const createdAt = momentOf(note['createdTimestampUsec']);
  if (isYes(note['isTrashed'])) return plan.skip('trashed', null, title || text);
  const files = textsOf(note['attachments'], 'filePath');
  const people = textsOf(note['sharees'], 'email');
  const isKept = keepNote(plan, {
    ref: textOf(note['createdTimestampUsec']).replace(/^0$/, '') || file,
    file,
    title,
    text,
    createdAt,
    updatedAt: momentOf(note['userEditedTimestampUsec']),
    pinned: isYes(note['isPinned']),
    archived: isYes(note['isArchived']),
    color: textOf(note['color']),
    labels: textsOf(note['labels']),
    files: files.length,
    before: textsOf(note['annotations'], 'url').filter((url) => !text.includes(url)),
    after: files.length > 0 ? [`Attached: ${files.join(', ')}`] : [],
  });
  if (isKept && people.length > 0) plan.lose('sharing');
}
