import type { ToolCopy } from '../../copy.types';

export const templates = {
  meta: {
    title: 'Task templates for work that comes back | Plainday',
    description:
      'Write a list of tasks once and create it whenever you need it, in any project. Three ready-made templates are included. Free to start.',
    keywords: [
      'task templates',
      'checklist templates',
      'recurring projects',
      'weekly review template',
    ],
  },
  summary: 'Write a list once. Create it whenever it comes back.',
  lead: 'New client, weekly review, morning routine: keep the list as a template and create all its tasks in one step.',
  facts: [
    { value: '3', label: 'templates to start from' },
    { value: '1', label: 'step creates all tasks' },
    { value: 'Yours', label: 'kept on this device' },
  ],
  steps: [
    {
      title: 'Write the list',
      text: 'Give the template a name, a category and its tasks with their priorities.',
    },
    { title: 'Use it', text: 'All its tasks are created in one go, in your list or in a project.' },
    {
      title: 'Change it as you learn',
      text: 'Edit the template; the next time starts from the better list.',
    },
  ],
  features: [
    { title: 'Grouped by category', text: 'Templates stand under the categories you give them.' },
    {
      title: 'Into any project',
      text: 'Apply a template to a project and its tasks appear there.',
    },
    {
      title: 'Made from what you have',
      text: 'A project or a Markdown checklist becomes a template.',
    },
    {
      title: 'Ready to use',
      text: 'New Project Setup, Daily Productivity Routine and Weekly Review are there from the start.',
    },
  ],
  benefits: [
    'Nothing forgotten the tenth time, because it was written down the first',
    'A new project stands in seconds',
    'One Undo takes all of it back',
    'Your templates stay on this device',
  ],
  closing: { title: 'Write it down once.', text: 'The next time is one click.' },
} as const satisfies ToolCopy;
