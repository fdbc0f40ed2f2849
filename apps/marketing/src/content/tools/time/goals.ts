import type { ToolCopy } from '../../copy.types';

export const goals = {
  meta: {
    title: 'Weekly goals with progress you can see | Plainday',
    description:
      'Set a target for the week, count up as you go and see it fill. Goals start fresh each Monday. Free to start.',
    keywords: ['weekly goals', 'goal tracker', 'weekly targets', 'progress tracking'],
  },
  summary: 'A target for the week, counted as you go.',
  lead: 'Three runs, two chapters, ten calls: give the week a number and count towards it, one step at a time.',
  facts: [
    { value: '+1', label: 'each time you do it' },
    { value: 'Mon', label: 'every week starts fresh' },
    { value: '100%', label: 'and it is complete' },
  ],
  steps: [
    { title: 'Name a goal', text: 'What it is, how many, and of what: times, pages, hours.' },
    { title: 'Count as you go', text: 'Plus one when you did it, minus one when you miscounted.' },
    { title: 'Start again on Monday', text: 'The week resets by itself.' },
  ],
  features: [
    { title: 'Any unit', text: '“Times” to begin with, or whatever you count in.' },
    {
      title: 'Progress at a glance',
      text: 'Every goal shows how far it has come and how much is left.',
    },
    { title: 'Never above, never below', text: 'Progress stays between zero and the target.' },
    { title: 'Complete means complete', text: 'A goal that reached its target says so and rests.' },
  ],
  benefits: [
    'A week has a shape before it begins',
    'Small steps that add up in sight',
    'A fresh start every Monday',
    'Kept on this device, for you alone',
  ],
  closing: { title: 'Give the week a number.', text: 'One goal is a good start.' },
} as const satisfies ToolCopy;
