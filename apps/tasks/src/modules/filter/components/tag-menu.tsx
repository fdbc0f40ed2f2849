import { cleanTag, hasTag, TAG_MAX } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { MenuButton } from '@plainday/ui-components';
import { Ellipsis, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { tagPlace } from '../../../shared/tags/tag-place';
import { useTagUses } from '../../../shared/tags/use-tag-uses';
import { useTagActions } from '../hooks/use-tag-actions';
import type { WayBack } from '../hooks/use-way-back';
import { LateNameDialog } from './load-name-dialog';

/** A tag as it was typed, and nothing else: a name with spaces is no tag. */
function typedTag(text: string): string | null {
  const tag = cleanTag(text);
  return tag === text.trim().replace(/^@/, '') ? tag : null;
}

interface TagMenuProps {
  readonly tag: string;
  readonly wayBack: WayBack;
}

/** What can be done to the tag that is shown. */
export function TagMenu({ tag, wayBack }: TagMenuProps) {
  const { navigate } = useShell();
  const { rename, remove } = useTagActions();
  const known = useTagUses()?.map((use) => use.tag) ?? [];
  const [isNaming, setNaming] = useState(false);

  function confirmOf(text: string) {
    const to = typedTag(text);
    const isMerge = to !== null && !hasTag([tag], to) && hasTag(known, to);
    return isMerge
      ? { label: 'Merge', hint: `Its tasks join those with @${to}.` }
      : { label: 'Rename', hint: 'Every task that has it is changed.' };
  }

  return (
    <>
      <MenuButton
        label={`More for @${tag}`}
        icon={Ellipsis}
        items={() => [
          { label: 'Rename or merge…', icon: Pencil, onSelect: () => setNaming(true) },
          'separator',
          {
            label: 'Delete tag',
            detail: 'Its tasks stay',
            icon: Trash2,
            danger: true,
            onSelect: () => void remove(tag),
          },
        ]}
      />
      {isNaming && (
        <LateNameDialog
          title={`Rename @${tag}`}
          start={tag}
          maxLength={TAG_MAX + 1}
          confirmOf={confirmOf}
          clean={typedTag}
          error="A tag is one word without spaces and commas"
          onClose={() => setNaming(false)}
          onName={(to) => {
            if (to === tag) return;
            void rename(tag, to, () => wayBack(`@${to}`));
            navigate(tagPlace(to));
          }}
        />
      )}
    </>
  );
}
