import { LoadingState } from '@plainday/ui-patterns';
import { useDraft } from '../../hooks/use-drafts';
import type { Entry, EntryDraft } from '../../model/entry.schema';
import { EntryForm } from './entry-form';

export interface EntryEditorProps {
  /** Absent for a new one. */
  readonly entry?: Entry;
  /** Title that a new one begins with. */
  readonly title?: string;
  readonly entries: readonly Entry[];
  readonly onSave: (draft: EntryDraft, before?: Entry) => void;
  /** `changed` is what is given up; nothing when all is as it was. */
  readonly onCancel: (changed: (() => void) | null) => void;
  readonly onOpen: (entry: Entry) => void;
}

/** The form of an entry, once its draft is known. */
export function EntryEditor(props: EntryEditorProps) {
  const { entry, title } = props;
  const target = entry?.id ?? (title === undefined ? 'new' : `new:${title}`);
  const kept = useDraft(target);
  if (!kept.ready) return <LoadingState rows={3} />;
  return <EntryForm key={target} kept={kept} {...props} />;
}
