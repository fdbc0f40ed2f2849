import type { Row } from './account';
import { at, dayKey } from './morning';

/** Ideas as they were caught. */
export const ideas: readonly Row[] = [
  {
    title: 'Menus that fold into a stand',
    content: 'One sheet, two cuts. Saves the holders on every table.',
    category: 'creative',
    status: 'starred',
    tags: ['café', 'paper'],
  },
  { title: 'A talk on slow websites', category: 'business', status: 'captured', tags: ['talk'] },
  {
    title: 'Lunch with Anders every other month',
    category: 'personal',
    status: 'captured',
    tags: [],
  },
  {
    title: 'Photograph each dish from above',
    content: 'North window, before eleven.',
    category: 'creative',
    status: 'captured',
    tags: ['café'],
  },
  {
    title: 'Sell the paper samples as a set',
    category: 'business',
    status: 'starred',
    tags: ['paper'],
  },
].map((idea, index) => ({ content: null, ...idea, created_at: at(-index, 9, index * 7) }));

interface Plan {
  readonly topic: string;
  readonly subject: string;
  readonly hours: number;
  /** Days ago and minutes of each session. */
  readonly sessions: readonly (readonly [ago: number, minutes: number, note: string])[];
}

const plans: readonly Plan[] = [
  {
    topic: 'Swedish B1',
    subject: 'language',
    hours: 60,
    sessions: [
      [20, 60, 'Past tense'],
      [13, 90, 'Podcast with transcript'],
      [6, 75, 'Reading'],
      [2, 60, 'Conversation'],
    ],
  },
  {
    topic: 'Variable fonts',
    subject: 'design',
    hours: 12,
    sessions: [
      [15, 120, 'Axes'],
      [8, 150, 'Optical sizes'],
      [1, 90, 'On the café site'],
    ],
  },
];

/** Goals with their sessions in the notes, as the tool keeps them. */
export const goals: readonly Row[] = plans.map(({ topic, subject, hours, sessions }) => {
  const minutes = sessions.reduce((sum, [, spent]) => sum + spent, 0);
  const lines = sessions.map(([ago, spent, note]) => `${dayKey(-ago)}: ${spent} min - ${note}`);
  return {
    topic,
    subject,
    time_spent: minutes,
    progress_percentage: Math.floor((minutes / 60 / hours) * 100),
    notes: [`Target: ${hours} hours`, ...lines].join('\n'),
    last_studied: dayKey(-(sessions.at(-1)?.[0] ?? 0)),
    created_at: at(-30, 9),
  };
});
