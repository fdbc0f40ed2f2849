import type { Project } from '@plainday/domain-tasks';
import type { OpenDialog } from '../../hooks/use-dialogs';
import type { Template } from '../../model/templates.schema';
import { EditorDialog } from '../editor/editor-dialog';
import { PasteDialog } from '../editor/paste-dialog';
import { SourceDialog } from '../apply/source-dialog';
import { ApplyDialog } from '../apply/apply-dialog';

interface TemplateDialogsProps {
  readonly open: OpenDialog;
  readonly projects: readonly Project[];
  readonly categories: readonly string[];
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onSave: (template: Template) => void;
  readonly onClose: () => void;
}

/** The dialogs of the page, one at a time. */
export function TemplateDialogs({ open, onOpen, onSave, ...rest }: TemplateDialogsProps) {
  const { projects, categories, onClose } = rest;
  const begin = (start: Omit<Template, 'id'>) => onOpen({ kind: 'edit', template: null, start });
  switch (open.kind) {
    case 'edit':
      return (
        <EditorDialog
          template={open.template}
          start={open.start}
          categories={categories}
          onSave={onSave}
          onClose={onClose}
        />
      );
    case 'use':
      return <ApplyDialog {...open} projects={projects} onClose={onClose} />;
    case 'paste':
      return <PasteDialog onContinue={begin} onClose={onClose} />;
    case 'project':
      return <SourceDialog projects={projects} onContinue={begin} onClose={onClose} />;
  }
}
