import { LoadingState } from '@plainday/ui-patterns';
import { useDraft } from '../../hooks/use-drafts';
import { EntryForm, type EntryFormProps } from './entry-form';

type EntryEditorProps = Omit<EntryFormProps, 'kept'>;

/** The form of an entry, once its draft is known. */
export function EntryEditor(props: EntryEditorProps) {
  const { entry, title } = props;
  const target = entry?.id ?? (title === undefined ? 'new' : `new:${title}`);
  const kept = useDraft(target);
  if (!kept.ready) return <LoadingState rows={3} />;
  return <EntryForm key={target} kept={kept} {...props} />;
}
