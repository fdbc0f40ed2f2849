import type { Project } from '@plainday/domain-tasks';
import type { MenuEntry } from '@plainday/ui-components';
import type { Template } from '../../model/templates.schema';
import type { TemplateActions } from '../template-actions';

/** Projects a template lists (spec §9). */
export const LISTED_PROJECTS = 3;

/** The menu 'apply to project': the first three, and the way to all others (decisions 66). */
export function projectEntries(
  template: Template,
  projects: readonly Project[],
  { onUse, onMore }: Pick<TemplateActions, 'onUse' | 'onMore'>,
): readonly MenuEntry[] {
  const listed = projects.slice(0, LISTED_PROJECTS);
  return [
    { heading: 'Apply to project' },
    ...(listed.length === 0 ? [{ label: 'No projects yet', disabled: true }] : []),
    ...listed.map((project) => ({
      label: project.title,
      dot: project.color,
      onSelect: () => onUse(template, project),
    })),
    ...(projects.length > LISTED_PROJECTS
      ? [{ label: 'More…', onSelect: () => onMore(template) }]
      : []),
  ];
}
