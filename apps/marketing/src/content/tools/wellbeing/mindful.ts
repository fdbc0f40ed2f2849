import type { ToolCopy } from '../../copy.types';

export const mindful = {
  meta: {
    title: 'Mindful break: one minute of breathing | Plainday',
    description:
      'A one-minute breathing exercise: inhale 4 seconds, hold 4, exhale 6. Try it on this page without an account.',
    keywords: ['breathing exercise', 'mindful break', 'one minute meditation', 'breathing timer'],
  },
  summary: 'One minute of breathing, guided by a circle.',
  lead: 'Sixty seconds, no app to learn. Breathe in with the circle, hold, and breathe out longer than you breathed in.',
  facts: [
    { value: '60 s', label: 'and it is done' },
    { value: '4 · 4 · 6', label: 'inhale, hold, exhale' },
    { value: '4', label: 'full breaths' },
  ],
  steps: [
    { title: 'Press Start', text: 'The circle begins to grow. Nothing else happens.' },
    { title: 'Breathe with it', text: 'Inhale for 4 seconds, hold for 4, exhale for 6.' },
    {
      title: 'Stop after a minute',
      text: 'It ends by itself and tells you how many breaths it was.',
    },
  ],
  features: [
    {
      title: 'A circle to follow',
      text: 'It grows, rests and shrinks at the pace of a calm breath.',
    },
    {
      title: 'Breaths, counted',
      text: 'Every whole breath counts; the minute is shown as it passes.',
    },
    { title: 'Pause or reset', text: 'Interrupted? Pause holds the minute, Reset gives it back.' },
    {
      title: 'Still, if you prefer',
      text: 'With reduced motion, words, seconds and a bar lead instead of the circle.',
    },
  ],
  benefits: [
    'A reset between two meetings that takes one minute',
    'Nothing recorded: it is a break, not a score',
    'Spoken to screen readers, phase by phase',
    'In the same sidebar as your work, so you do take it',
  ],
  closing: { title: 'Take a minute.', text: 'You can start on this page.' },
} as const satisfies ToolCopy;
