import type { ToolCopy } from '../../copy.types';

export const deepWork = {
  meta: {
    title: 'Deep work sessions with planned breaks | Plainday',
    description:
      'Work in long sessions with short and long breaks, note distractions as they come, and look back on your last five sessions.',
    keywords: ['deep work', 'focus sessions', 'distraction log', 'work break timer'],
  },
  summary: 'Long sessions, planned breaks, and an honest count of distractions.',
  lead: 'Fifty minutes of work, ten of rest, and a long break after three rounds. Change every number; keep the rhythm.',
  facts: [
    { value: '50', label: 'minutes of work' },
    { value: '10', label: 'minutes of rest, 30 after 3 rounds' },
    { value: '5', label: 'latest sessions in sight' },
  ],
  steps: [
    { title: 'Give the session a title', text: 'What this hour is for, in a few words.' },
    {
      title: 'Work, then rest',
      text: 'Breaks begin by themselves; pause and resume when life comes in.',
    },
    {
      title: 'Stop and look back',
      text: 'The session is kept with its length, breaks and distractions.',
    },
  ],
  features: [
    {
      title: 'Your own rhythm',
      text: 'Work 15 to 120 minutes, short breaks 5 to 30, long breaks 15 to 60.',
    },
    { title: 'Long breaks on time', text: 'Every 2 to 8 rounds, as you set it.' },
    { title: 'One tap for a distraction', text: 'Note it and go on. The count is for you.' },
    {
      title: 'The last five sessions',
      text: 'What you worked on, how long, and how often you were pulled away.',
    },
  ],
  benefits: [
    'Protected time that has a beginning and an end',
    'Breaks before you need them',
    'See what pulls you away, and how often',
    'Sessions stay on this device',
  ],
  closing: { title: 'Protect the next hour.', text: 'Give it a title and begin.' },
} as const satisfies ToolCopy;
