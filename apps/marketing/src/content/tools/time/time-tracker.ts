import type { ToolCopy } from '../../copy.types';

export const timeTracker = {
  meta: {
    title: 'Time tracking with one button | Plainday',
    description:
      'Track time by task and project with one Start and Stop button. Today’s total and your latest entries are always in sight. Free to start.',
    keywords: ['time tracking', 'time tracker', 'work hours', 'timesheet for freelancers'],
  },
  summary: 'Start, stop, and know what today was made of.',
  lead: 'Type what you are working on and press Start. Plainday remembers when, how long and for which project.',
  facts: [
    { value: '1', label: 'button: Start, then Stop' },
    { value: '5', label: 'latest entries in sight' },
    { value: 'Today', label: 'always added up' },
  ],
  steps: [
    { title: 'Name the work', text: 'A few words are enough: the task you are about to do.' },
    { title: 'Choose a project, or none', text: 'The hours count for it from the first minute.' },
    {
      title: 'Press Start, then Stop',
      text: 'The entry is saved with its duration when you stop.',
    },
  ],
  features: [
    {
      title: 'One button',
      text: 'No form to fill in and no timesheet to open. Start begins, Stop saves.',
    },
    { title: 'Hours by project', text: 'Pick one of your projects, or track without any.' },
    { title: 'Today’s total', text: 'What you have tracked today, added up while you work.' },
    {
      title: 'The latest entries',
      text: 'The five most recent stand under the button, with their durations.',
    },
  ],
  benefits: [
    'Invoices you can explain, because the hours were written down as they happened',
    'An honest answer to where the day went',
    'Nothing to remember at the end of the week',
    'Your hours are in your account, on every device you sign in on',
  ],
  closing: { title: 'Start the clock.', text: 'The first entry takes a name and a click.' },
} as const satisfies ToolCopy;
