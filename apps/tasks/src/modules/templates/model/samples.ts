import type { Template, TemplateTask } from './templates.schema';

/** A task of a template, with what a test cares about. */
export function sampleTask(title: string, fields: Partial<TemplateTask> = {}): TemplateTask {
  return { title, description: '', priority: 'medium', due: null, subtask: false, ...fields };
}

/** A template, with what a test cares about. */
export function sampleTemplate(fields: Partial<Template> = {}): Template {
  const { id = 'own-1', name = 'Own', description = '', category = 'General' } = fields;
  return { id, name, description, category, tasks: fields.tasks ?? [sampleTask('One')] };
}
