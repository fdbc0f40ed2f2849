import { writeFacts } from './markdown-facts';
import { writeTextLine } from './markdown-lines';
import { DEFAULT_CATEGORY } from '../templates.schema';
import type { Template, TemplateTask } from '../templates.schema';

const CATEGORY = /^Category:/iu;

function paragraph(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => writeTextLine(line, indent))
    .join('\n');
}

function item(task: TemplateTask): string {
  const indent = task.subtask ? '  ' : '';
  const line = `${indent}- [ ] ${writeFacts(task)}`;
  return task.description === '' ? line : `${line}\n${paragraph(task.description, `${indent}  `)}`;
}

/** A template as a Markdown checklist, which `readMarkdown` reads back to the same template. */
export function writeMarkdown({
  name,
  category,
  description,
  tasks,
}: Omit<Template, 'id'>): string {
  // Number signs at the end would be taken for a closing of the heading.
  const head = [/\s#+$/u.test(name) ? `# ${name} #` : `# ${name}`];
  if (category !== DEFAULT_CATEGORY || CATEGORY.test(description)) {
    head.push(`Category: ${category}`);
  }
  if (description !== '') head.push(paragraph(description, ''));
  return `${[...head, tasks.map(item).join('\n')].filter(Boolean).join('\n\n')}\n`;
}
