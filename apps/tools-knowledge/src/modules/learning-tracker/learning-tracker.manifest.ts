import { GraduationCap } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const learningTrackerManifest = {
  id: 'learning-tracker',
  title: 'Learning Tracker',
  shortTitle: 'Learning',
  heading: 'Learning Tracker',
  icon: GraduationCap,
  group: 'tool',
  order: 170,
  slug: 'learning-tracker',
  stores: { account: ['learning_progress'] },
  offers: {
    facts: [{ kind: 'learning-minutes', title: 'Learning', unit: 'minutes' }],
    links: ['learning-goal'],
    search: true,
  },
  commands: [{ id: 'open', title: 'Go to Learning Tracker', shortcut: 'g l' }],
} as const satisfies ModuleManifest;
