import { useRef } from 'react';
import { Download, Ellipsis, Plus, Upload } from 'lucide';
import { Button, MenuButton, VisuallyHidden } from '@plainday/ui-components';
import type { useFolder } from '../hooks/use-folder';

export interface BoardHeadProps {
  readonly folder: ReturnType<typeof useFolder>;
  readonly isEmpty: boolean;
  readonly onNew: () => void;
  readonly onApproachNew: () => void;
}

/** New Entry, and what is done with all entries at once. */
export function BoardHead({ folder, isEmpty, onNew, onApproachNew }: BoardHeadProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="primary"
        icon={Plus}
        onClick={onNew}
        onPointerEnter={onApproachNew}
        onFocus={onApproachNew}
      >
        New Entry
      </Button>
      <MenuButton
        label="All entries: export and import"
        data-tip="More"
        icon={Ellipsis}
        align="end"
        items={() => [
          {
            label: 'Export as Markdown',
            detail: 'A zip file with a file for each entry',
            icon: Download,
            disabled: isEmpty,
            onSelect: () => void folder.exportAll(),
          },
          {
            label: 'Import Markdown',
            detail: 'A zip file, or Markdown files',
            icon: Upload,
            onSelect: () => file.current?.click(),
          },
        ]}
      />
      <VisuallyHidden>
        <input
          ref={file}
          type="file"
          multiple
          tabIndex={-1}
          accept=".zip,.md,.markdown"
          aria-label="Markdown files to import"
          onChange={(event) => {
            const input = event.currentTarget;
            void folder.importFiles([...(input.files ?? [])]).finally(() => (input.value = ''));
          }}
        />
      </VisuallyHidden>
    </>
  );
}
