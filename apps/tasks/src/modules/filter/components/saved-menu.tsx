import type { SavedFilter } from '@plainday/data-tasks/filters';
import { cleanTitle } from '@plainday/domain-tasks';
import { MenuButton } from '@plainday/ui-components';
import { Ellipsis, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { useSavedActions } from '../hooks/use-saved-actions';
import { LateNameDialog } from './load-name-dialog';

/** Longest title of a kept filter. */
export const TITLE_MAX = 100;

export const cleanName = (text: string) => cleanTitle(text).slice(0, TITLE_MAX) || null;

/** What can be done to a filter that is kept. */
export function SavedMenu({ saved }: { readonly saved: SavedFilter }) {
  const { rename, remove } = useSavedActions();
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <MenuButton
        label={`More for ${saved.title}`}
        icon={Ellipsis}
        items={() => [
          { label: 'Rename…', icon: Pencil, onSelect: () => setNaming(true) },
          'separator',
          {
            label: 'Delete filter',
            detail: 'Its tasks stay',
            icon: Trash2,
            danger: true,
            onSelect: () => remove(saved),
          },
        ]}
      />
      {isNaming && (
        <LateNameDialog
          title="Rename filter"
          start={saved.title}
          maxLength={TITLE_MAX}
          confirmOf={() => ({ label: 'Rename' })}
          clean={cleanName}
          error="A filter needs a name"
          onClose={() => setNaming(false)}
          onName={(title) => rename(saved, title)}
        />
      )}
    </>
  );
}
