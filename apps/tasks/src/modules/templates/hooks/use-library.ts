import { useCallback, useMemo } from 'react';
import { useDeviceValue } from '@plainday/data-device';
import type { ValueStatus } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { quoted } from '@plainday/shared-utils';
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
  const { undo } = useShell();
  const [library, setLibrary, status] = useDeviceValue(templatesStore);
  const entries = useMemo(() => listTemplates(library), [library]);

  const restoring = useCallback(
    (id: string, before: Library) => () =>
      setLibrary((current) => restoreTemplate(current, id, before)),
    [setLibrary],
  );

  const save = useCallback(
    (template: Template) => {
      const isNew = !entries.some((entry) => entry.template.id === template.id);
      setLibrary((current) => saveTemplate(current, template));
      const label = `${quoted(template.name)} ${isNew ? 'created' : 'changed'}`;
      const toast = isNew ? { title: 'Template Created', description: template.name } : undefined;
      undo.offer(label, restoring(template.id, library), { toast, about: [template.id] });
    },
    [entries, library, setLibrary, undo, restoring],
  );

  const remove = useCallback(
    (template: Template) => {
      setLibrary((current) => deleteTemplate(current, template.id));
      const toast = { title: 'Template Deleted', description: template.name };
      undo.offer(`${quoted(template.name)} deleted`, restoring(template.id, library), {
        toast,
        about: [template.id],
      });
    },
    [library, setLibrary, undo, restoring],
  );

  const showHidden = useCallback(() => {
    const { hidden } = library;
    setLibrary(showExamples);
    undo.offer('Examples shown again', () => setLibrary((now) => ({ ...now, hidden })));
  }, [library, setLibrary, undo]);

  return { entries, status, hasHidden: library.hidden.length > 0, save, remove, showHidden };
}
