import type { ToolCopy } from '../../copy.types';

export const habits = {
  meta: {
    title: 'Habit tracker with weekly grid and streaks | Plainday',
    description:
      'Track habits in a weekly grid that starts on Monday. Choose a colour for each, tick the days and keep the streak. Free to start.',
    keywords: ['habit tracker', 'streak tracker', 'weekly habits', 'habit grid'],
  },
  summary: 'A week at a glance, and a streak worth keeping.',
  lead: 'Your habits as rows, the week as columns. One tap a day, and a streak that says how long you have kept at it.',
  facts: [
    { value: '7', label: 'days in one row' },
    { value: '10', label: 'colours to tell habits apart' },
    { value: 'Mon', label: 'starts the week' },
  ],
  steps: [
    { title: 'Add a habit', text: 'A name and a colour are enough.' },
    { title: 'Tick the day', text: 'One tap in the grid, from Monday to Sunday.' },
    { title: 'Keep the streak', text: 'It counts the days back from today.' },
  ],
  features: [
    { title: 'The week as a grid', text: 'All habits and all seven days in one view.' },
    { title: 'A streak per habit', text: 'How many days in a row, beside its name.' },
    { title: 'Ten colours', text: 'Give each habit its own, and find it without reading.' },
    {
      title: 'Easy to change',
      text: 'Add a habit in a second; delete it when it has done its work.',
    },
  ],
  benefits: [
    'See a habit form, day by day',
    'One tap instead of a form',
    'The streak is counted for you',
    'In your account: tick on the phone, look back at the desk',
  ],
  closing: { title: 'Start with one habit.', text: 'Tick today and the row has begun.' },
} as const satisfies ToolCopy;
