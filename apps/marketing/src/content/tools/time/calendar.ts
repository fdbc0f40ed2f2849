import type { ToolCopy } from '../../copy.types';

export const calendar = {
  meta: {
    title: 'Calendar view of your tasks | Plainday',
    description:
      'See your tasks by day, week and month, with weeks that start on Monday and full keyboard navigation. Free to start.',
    keywords: ['task calendar', 'calendar view', 'weekly planner', 'monthly planner'],
  },
  summary: 'Your tasks on days, weeks and months.',
  lead: 'The same tasks as in your list, laid out on the days they are due. Page through weeks and see what is coming.',
  facts: [
    { value: '3', label: 'views: day, week, month' },
    { value: '3', label: 'tasks a day in the week, then +N more' },
    { value: 'Mon', label: 'starts every week' },
  ],
  steps: [
    { title: 'Give a task a date', text: 'In the list, in its settings or as you type it.' },
    { title: 'Choose day, week or month', text: 'The view follows what you want to know.' },
    { title: 'Move with the arrows', text: 'Previous and next, by mouse or keyboard.' },
  ],
  features: [
    { title: 'Day, week, month', text: 'Three scales of the same plan.' },
    {
      title: 'Never crowded',
      text: 'A day of the week shows three tasks, then says how many more there are.',
    },
    { title: 'All projects together', text: 'Tasks from every project appear on their days.' },
    {
      title: 'Made for the keyboard',
      text: 'Walk through days and weeks without touching the mouse.',
    },
  ],
  benefits: [
    'See a full Thursday before it is Thursday',
    'Plan around what is fixed',
    'One plan, not a list and a calendar to keep in step',
    'Weeks that start on Monday, as work does',
  ],
  closing: { title: 'See the week ahead.', text: 'Your dates are already in it.' },
} as const satisfies ToolCopy;
