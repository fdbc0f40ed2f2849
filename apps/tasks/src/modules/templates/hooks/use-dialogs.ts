import { useMemo, useState } from 'react';
import type { Project } from '@plainday/domain-tasks';
import type { Template } from '../model/templates.schema';

/** Which dialog is open, and on what. */
export type OpenDialog =
  | {
      readonly kind: 'edit';
      /** Null for a new one. */
      readonly template: Template | null;
      readonly start?: Omit<Template, 'id'>;
    }
  | {
      readonly kind: 'use';
      readonly template: Template;
      readonly projectId: string | null;
      readonly searching: boolean;
    }
  | { readonly kind: 'paste' }
  | { readonly kind: 'project' };

/** The dialog that is open, and how to open each. */
export function useDialogs() {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  return useMemo(
    () => ({
      open,
      setOpen,
      close: () => setOpen(null),
      edit: (template: Template | null) => setOpen({ kind: 'edit', template }),
      use: (template: Template, project?: Project) =>
        setOpen({ kind: 'use', template, projectId: project?.id ?? null, searching: false }),
      useMore: (template: Template) =>
        setOpen({ kind: 'use', template, projectId: null, searching: true }),
    }),
    [open],
  );
}
