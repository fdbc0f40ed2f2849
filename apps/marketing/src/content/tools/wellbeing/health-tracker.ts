import type { ToolCopy } from '../../copy.types';

export const healthTracker = {
  meta: {
    title: 'Health tracker for water and exercise | Plainday',
    description:
      'Log water and exercise in one tap. Daily goals of 8 glasses and 30 minutes, with your week at a glance. Stays on your device.',
    keywords: ['water tracker', 'exercise log', 'health tracker', 'hydration goal'],
  },
  summary: 'Water and movement, one tap at a time.',
  lead: 'Eight glasses and thirty minutes a day. Tap when you drink, tap when you move, and see how the week adds up.',
  facts: [
    { value: '8', label: 'glasses of water a day' },
    { value: '30 min', label: 'of exercise a day' },
    { value: '7', label: 'days of history' },
  ],
  steps: [
    { title: 'Tap a glass', text: 'One or two at a time; one back when it was too many.' },
    { title: 'Add the minutes', text: 'Fifteen or thirty, or five back.' },
    { title: 'See the week', text: 'Averages, and how many days reached their goal.' },
  ],
  features: [
    { title: 'Two cards', text: 'Water and exercise, each with its goal and how far you are.' },
    { title: 'Made for one tap', text: 'Buttons for the amounts people use.' },
    { title: 'The week in numbers', text: 'Performance over your latest seven days.' },
    { title: 'Recent history', text: 'Day by day, what you drank and how long you moved.' },
  ],
  benefits: [
    'The two habits that carry the others',
    'No sensors, no account with anybody else',
    'A goal that is reached with small taps',
    'Health data stays on this device and is sent nowhere',
  ],
  closing: { title: 'Have a glass of water.', text: 'Then tap it here.' },
} as const satisfies ToolCopy;
