import type { ToolCopy } from '../../copy.types';

export const daily = {
  meta: {
    title: 'Daily tracker: five habits, mood and productivity | Plainday',
    description:
      'A one-minute daily check-in: water, exercise, reading, sleep and meditation, plus how you felt and how productive it was.',
    keywords: ['daily tracker', 'daily check-in', 'habit checklist', 'mood and productivity log'],
  },
  summary: 'Five things for every day, and how it went.',
  lead: 'Water, exercise, reading, sleep, meditation: tick what you did, then say how the day felt. It takes a minute.',
  facts: [
    { value: '5', label: 'habits, the same every day' },
    { value: '5', label: 'steps for mood and productivity' },
    { value: '1 min', label: 'in the evening' },
  ],
  steps: [
    { title: 'Tick what you did', text: 'Five habits that hold for everybody.' },
    { title: 'Say how it was', text: 'Pick your mood and your productivity on a scale of five.' },
    { title: 'Come back tomorrow', text: 'A fresh day is waiting, and this one is kept.' },
  ],
  features: [
    {
      title: 'Five fixed habits',
      text: 'Water, exercise 30 min, read 20 min, 8 hours sleep, meditate.',
    },
    { title: 'Mood of the day', text: 'Five steps, one tap.' },
    { title: 'Productivity of the day', text: 'The same scale, so the two can be compared.' },
    {
      title: 'Nothing to set up',
      text: 'No list to design and no goals to choose before the first day.',
    },
  ],
  benefits: [
    'The basics in one place, when everything else is busy',
    'Small enough to do every evening',
    'How you felt beside what you did',
    'It stays on this device and is sent nowhere',
  ],
  closing: { title: 'Check in with your day.', text: 'Five ticks and two taps.' },
} as const satisfies ToolCopy;
