import type { ToolCopy } from '../../copy.types';

export const dashboard = {
  meta: {
    title: 'Productivity dashboard for your tasks | Plainday',
    description:
      'See total tasks, today’s tasks, projects and completion rate at a glance, with priorities and your top five projects. Free to start.',
    keywords: ['productivity dashboard', 'task statistics', 'completion rate', 'project overview'],
  },
  summary: 'Done, open and due: four numbers and a few bars.',
  lead: 'How the week is going, in one look: what is done, what is due today, and which projects move.',
  facts: [
    { value: '4', label: 'numbers at the top' },
    { value: 'Top 5', label: 'projects, side by side' },
    { value: '0', label: 'reports to set up' },
  ],
  steps: [
    {
      title: 'Keep your list',
      text: 'Add tasks, give them priorities, tick them off. Nothing else is needed.',
    },
    {
      title: 'Open the dashboard',
      text: 'It counts what is there: no setup, no fields to maintain.',
    },
    { title: 'Follow a number', text: 'Every number opens the tasks it counted.' },
  ],
  features: [
    {
      title: 'Four numbers first',
      text: 'Total Tasks, Today’s Tasks, Projects and Completion Rate.',
    },
    {
      title: 'Priorities in a row',
      text: 'How many tasks are high, medium and low, as bars you can compare.',
    },
    {
      title: 'Top five projects',
      text: 'The projects with the most tasks, each with how far it has come.',
    },
    { title: 'No black box', text: 'Every number says by which rule it was counted.' },
  ],
  benefits: [
    'A Monday overview that takes ten seconds',
    'See a project stall before its date does',
    'Numbers that agree with your list, because they are your list',
    'Nothing to configure and nothing to export',
  ],
  closing: { title: 'See where you stand.', text: 'The numbers fill themselves as you work.' },
} as const satisfies ToolCopy;
