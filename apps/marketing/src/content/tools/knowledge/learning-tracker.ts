import type { ToolCopy } from '../../copy.types';

export const learningTracker = {
  meta: {
    title: 'Learning tracker for goals and study hours | Plainday',
    description:
      'Set a learning goal in hours, log your sessions and watch the progress grow. Eight subjects, simple numbers. Free to start.',
    keywords: ['learning tracker', 'study tracker', 'learning goals', 'study hours log'],
  },
  summary: 'Hours towards something you want to know.',
  lead: 'Choose a topic and how many hours you want to give it. Log each session, and see how far you have come.',
  facts: [
    { value: '20 h', label: 'to begin with, or your own number' },
    { value: '8', label: 'subjects' },
    { value: '100%', label: 'and the goal is completed' },
  ],
  steps: [
    { title: 'Set a goal', text: 'A topic, a subject and the hours you plan.' },
    { title: 'Log a session', text: 'How many minutes, and what it was about.' },
    { title: 'Watch it grow', text: 'Progress is time spent of time planned.' },
  ],
  features: [
    { title: 'Goals in hours', text: 'From 1 to 1000, whatever the topic needs.' },
    {
      title: 'Sessions with notes',
      text: 'Each one keeps its date, its minutes and a line on what you did.',
    },
    {
      title: 'Eight subjects',
      text: 'Programming, design, business, language, science, arts, health, other.',
    },
    { title: 'Summary first', text: 'Weekly hours, active goals, completed goals and total time.' },
  ],
  benefits: [
    'A big topic becomes a number you can move',
    'See that you are getting somewhere',
    'Know what last week’s evenings went into',
    'In your account, wherever you study',
  ],
  closing: { title: 'What do you want to know?', text: 'Give it its first thirty minutes.' },
} as const satisfies ToolCopy;
