import { isMac } from '@plainday/shared-platform';
import { holdsMod, isEnter } from '@plainday/shared-utils';
import { useEffect, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button, SegmentedControl, TagInput, TextField } from '@plainday/ui-components';
import { ChoiceField, FormField, Notice } from '@plainday/ui-patterns';
import type { Draft } from '../../hooks/use-drafts';
import { useEntryForm } from '../../hooks/use-entry-form';
import { draftOf, sameTitle } from '../../model/entries.logic';
import {
  CATEGORIES,
  emptyDraft,
  ENTRY_TYPES,
  LANGUAGES,
  type Entry,
  type EntryDraft,
} from '../../model/entry.schema';
import { categoryName, TYPE_NAMES } from '../../model/words.logic';
import { LinkField } from './link-field';

export interface EntryFormProps {
  /** Absent for a new one. */
  readonly entry?: Entry;
  /** Title that a new one begins with. */
  readonly title?: string;
  readonly entries: readonly Entry[];
  readonly onSave: (draft: EntryDraft, before?: Entry) => void;
  /** `changed` is what is given up; nothing when all is as it was. */
  readonly onCancel: (changed: (() => void) | null) => void;
  readonly onOpen: (entry: Entry) => void;
  /** What is kept of it until it is saved. */
  readonly kept: Draft;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 620px;
`;

const Heading = styled.h2`
  font: 650 var(--type-large);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-4);
`;

const Buttons = styled.div`
  display: flex;
  gap: var(--space-2);
`;

const Hint = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent-text);
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;

const TYPES = ENTRY_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));

/** Everything about an entry. Ctrl+Enter saves. */
export function EntryForm(props: EntryFormProps) {
  const { entry, title = '', entries, kept, onSave, onCancel, onOpen } = props;
  const begin = entry ? draftOf(entry) : { ...emptyDraft, title };
  const { form, restored, finish } = useEntryForm(begin, kept, (draft) => onSave(draft, entry));
  const { values, errors, set } = form;
  const first = useRef<HTMLInputElement>(null);
  const twin = values.title.trim() && sameTitle(entries, values.title, entry?.id);
  const isCode = values.type === 'snippet';

  useEffect(() => first.current?.focus(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!isEnter(event) || !holdsMod(event, isMac()) || event.repeat) return;
    event.preventDefault();
    form.submit();
  }

  function handleCancel() {
    finish();
    onCancel(form.dirty || restored ? () => kept.keep(values) : null);
  }

  return (
    <Form id={form.id} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <Heading>{entry ? 'Edit entry' : 'New entry'}</Heading>
      {restored && (
        <Notice role="status" action={{ label: 'Discard', run: handleCancel }}>
          You had not saved this. It is as you left it.
        </Notice>
      )}
      <SegmentedControl
        label="Type"
        options={TYPES}
        value={values.type}
        onChange={(type) => set('type', type)}
      />
      <FormField
        label="Title"
        required
        error={errors.title}
        hint={
          twin ? (
            <>
              There is already an entry with this title.{' '}
              <Hint type="button" onClick={() => onOpen(twin)}>
                Open it
              </Hint>
            </>
          ) : undefined
        }
      >
        {(control) => (
          <TextField
            {...control}
            ref={first}
            dir="auto"
            maxLength={300}
            value={values.title}
            onChange={(event) => set('title', event.currentTarget.value)}
          />
        )}
      </FormField>
      {values.type === 'link' && (
        <FormField label="Address" required error={errors.url}>
          {(control) => (
            <TextField
              {...control}
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={values.url}
              onChange={(event) => set('url', event.currentTarget.value)}
            />
          )}
        </FormField>
      )}
      {isCode && (
        <ChoiceField
          label="Language"
          value={values.language}
          options={LANGUAGES}
          onChange={(value) => set('language', value)}
        />
      )}
      <FormField
        label="Content"
        required
        error={errors.content}
        hint={
          isCode ? undefined : 'Markdown. [[ links to entries, tasks, projects, ideas and goals.'
        }
      >
        {(control) => (
          <LinkField
            control={control}
            isCode={isCode}
            value={values.content}
            onChange={(content) => set('content', content)}
          />
        )}
      </FormField>
      <Pair>
        <ChoiceField
          label="Category"
          value={values.category}
          options={CATEGORIES}
          nameOf={categoryName}
          onChange={(value) => set('category', value)}
        />
        <FormField label="Tags" hint="Enter or a comma adds one">
          {({ id, invalid, 'aria-describedby': describedBy }) => (
            <TagInput
              id={id}
              invalid={invalid}
              aria-describedby={describedBy}
              value={values.tags}
              onChange={(tags) => set('tags', tags)}
            />
          )}
        </FormField>
      </Pair>
      <Buttons>
        <Button type="submit" variant="primary">
          {entry ? 'Save' : 'Create entry'}
        </Button>
        <Button onClick={handleCancel}>Cancel</Button>
      </Buttons>
    </Form>
  );
}
