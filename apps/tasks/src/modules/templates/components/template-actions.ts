import type { Project } from '@plainday/domain-tasks';
import type { Template } from '../model/templates.schema';

/** What can be done to a template. */
export interface TemplateActions {
  readonly onUse: (template: Template, project?: Project) => void;
  /** Opens the search for a project among all of them. */
  readonly onMore: (template: Template) => void;
  readonly onEdit: (template: Template) => void;
  readonly onDuplicate: (template: Template) => void;
  readonly onCopy: (template: Template) => void;
  readonly onDelete: (template: Template) => void;
}
