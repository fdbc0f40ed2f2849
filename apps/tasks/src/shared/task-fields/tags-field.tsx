import { cleanTag, tidyTags } from '@plainday/domain-tasks';
import { TagInput } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { useRef } from 'react';
import { TagFieldSuggest } from '../tags/tag-field-suggest';
import { Wide } from './fields-style';
import type { TaskFieldProps } from './task-fields';

/** A tag is one word. */
const oneWord = (text: string) => cleanTag(text.trim().replace(/[\s,]+/g, '-')) ?? '';

/** The tags, as chips; letters offer those that there are, the most used first. */
export function TagsField({ fields, onChange }: TaskFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const set = (tags: readonly string[]) => onChange({ tags: tidyTags(tags.map(oneWord)) ?? [] });
  return (
    <Wide data-part="Tags" data-empty={fields.tags.length === 0 || undefined}>
      <FormField label="Tags">
        {(control) => (
          <>
            <TagInput {...control} ref={field} value={fields.tags} onChange={set} />
            <TagFieldSuggest
              field={field}
              taken={fields.tags}
              onTake={(tag) => set([...fields.tags, tag])}
            />
          </>
        )}
      </FormField>
    </Wide>
  );
}
