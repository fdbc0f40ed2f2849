import { useEffect, useRef, useState } from 'react';
import { onHidden } from '@plainday/shared-platform';
import { debounce, type Debounced } from '@plainday/shared-utils';
import { useForm, type Form } from '@plainday/ui-patterns';
import { entryErrors } from '../model/entries.logic';
import type { EntryDraft } from '../model/entry.schema';
import type { Draft } from './use-drafts';

/** How long typing must rest before it is kept. */
const REST_MS = 250;

/** The form, and what was restored into it. */
export interface EntryFormState {
  readonly form: Form<EntryDraft>;
  /** True when it began with what had not been saved. */
  readonly restored: boolean;
  /** Ends the form: nothing of it is kept any more. */
  readonly finish: () => void;
}

/** Keeps what is typed once it rests, until the form is over. */
function useKeeper(kept: Draft) {
  const latest = useRef(kept);
  const isOver = useRef(false);
  const saver = useRef<Debounced<[EntryDraft]> | null>(null);

  useEffect(() => {
    latest.current = kept;
  });
  useEffect(() => {
    const save = debounce((draft: EntryDraft) => {
      if (!isOver.current) latest.current.keep(draft);
    }, REST_MS);
    saver.current = save;
    const stop = onHidden(save.flush);
    return () => {
      stop();
      save.flush();
    };
  }, []);

  function finish(): void {
    isOver.current = true;
    kept.drop();
  }

  return { saver, finish };
}

/** The form of an entry. What is typed is kept until it is saved or given up. */
export function useEntryForm(
  begin: EntryDraft,
  kept: Draft,
  onSubmit: (draft: EntryDraft) => void,
): EntryFormState {
  const [restored] = useState(kept.draft !== undefined);
  const { saver, finish } = useKeeper(kept);
  const form = useForm<EntryDraft>({
    // Kept with the tool: an entry may be too long for the other place.
    draft: null,
    initial: kept.draft ?? begin,
    validate: entryErrors,
    onSubmit(draft) {
      finish();
      onSubmit(draft);
    },
  });

  useEffect(() => {
    if (form.dirty) saver.current?.(form.values);
  }, [form.dirty, form.values, saver]);

  return { form, restored, finish };
}
