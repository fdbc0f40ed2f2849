import { useCallback, useMemo } from 'react';
import { useDeviceValue } from '@plainday/data-device';
import type { ValueStatus } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { useTaskActions } from '../../../shared/use-task-actions';
import {
  deleteTemplate,
  listTemplates,
  restoreTemplate,
  saveTemplate,
  showExamples,
} from '../model/library.logic';
import type { ListedTemplate } from '../model/library.logic';
import type { Library, Template } from '../model/templates.schema';
import { templatesStore } from '../model/templates.store';

export interface TemplateLibrary {
  readonly entries: readonly ListedTemplate[];
  readonly status: ValueStatus;
  /** True when an example was deleted and can be brought back. */
  readonly hasHidden: boolean;
  /** Keeps a new template, or a changed one in its place. */
  readonly save: (template: Template) => void;
  /** Deletes at once and offers Undo. */
  readonly remove: (template: Template) => void;
  readonly showHidden: () => void;
}

/** The templates of this person, kept on this device. Every step can be taken back. */
export function useLibrary(): TemplateLibrary {
  const { notify } = useShell();
  const { undo, actions } = useTaskActions();
  const [library, setLibrary, status] = useDeviceValue(templatesStore);
  const entries = useMemo(() => listTemplates(library), [library]);

  const wayBack = useCallback(
    (label: string, id: string, before: Library) => {
      const run = () => setLibrary((current) => restoreTemplate(current, id, before));
      return { label: 'Undo', run: undo.push({ label, run }) };
    },
    [setLibrary, undo],
  );

  const save = useCallback(
    (template: Template) => {
      const isNew = !entries.some((entry) => entry.template.id === template.id);
      setLibrary((current) => saveTemplate(current, template));
      const label = isNew ? 'Template created' : 'Template updated';
      const action = wayBack(label, template.id, library);
      if (isNew) notify.toast({ title: 'Template Created', description: template.name, action });
      else notify.brief(label, action);
    },
    [entries, library, notify, setLibrary, wayBack],
  );

  const remove = useCallback(
    (template: Template) => {
      setLibrary((current) => deleteTemplate(current, template.id));
      const action = wayBack('Template deleted', template.id, library);
      notify.toast({ title: 'Template Deleted', description: template.name, action });
    },
    [library, notify, setLibrary, wayBack],
  );

  const showHidden = useCallback(() => {
    const { hidden } = library;
    setLibrary(showExamples);
    actions.offerUndo('Examples shown again', () => setLibrary((now) => ({ ...now, hidden })));
  }, [actions, library, setLibrary]);

  return { entries, status, hasHidden: library.hidden.length > 0, save, remove, showHidden };
}
