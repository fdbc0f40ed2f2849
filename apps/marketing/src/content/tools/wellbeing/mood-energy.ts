import type { ToolCopy } from '../../copy.types';

export const moodEnergy = {
  meta: {
    title: 'Mood and energy tracker with weekly trend | Plainday',
    description:
      'Record mood and energy from 1 to 5 with a note, and see averages and a weekly trend. Entries stay on your device.',
    keywords: ['mood tracker', 'energy tracker', 'mood diary', 'wellbeing log'],
  },
  summary: 'How you are, from 1 to 5, and where it is going.',
  lead: 'Two numbers and, if you like, a note. After a week you see whether things are improving, stable or declining.',
  facts: [
    { value: '1–5', label: 'for mood, and for energy' },
    { value: '7', label: 'latest entries in sight' },
    { value: '0', label: 'bytes leave your device' },
  ],
  steps: [
    { title: 'Pick two numbers', text: 'Mood from 1 to 5, energy from 1 to 5.' },
    { title: 'Add a note, or none', text: 'A few words on what the day was like.' },
    {
      title: 'See the trend',
      text: 'Averages, and whether the week is improving, declining or stable.',
    },
  ],
  features: [
    { title: 'Mood and energy apart', text: 'A good mood can be tired. Two scales show it.' },
    { title: 'Averages', text: 'Both numbers, over your entries.' },
    { title: 'A weekly trend', text: 'The newer half of your entries compared with the older.' },
    { title: 'The last seven', text: 'Your latest entries with their notes, in one list.' },
  ],
  benefits: [
    'Notice a bad week while it is still a bad day',
    'Learn what gives you energy, in your own words',
    'A record to take to a conversation that matters',
    'Private: entries are kept on this device and sent nowhere',
  ],
  closing: { title: 'How are you today?', text: 'Two taps, and it is noted.' },
} as const satisfies ToolCopy;
