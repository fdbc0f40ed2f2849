import { Flame } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const habitsManifest = {
  id: 'habits',
  title: 'Habit Tracker',
  shortTitle: 'Habits',
  heading: 'Habit Tracker',
  icon: Flame,
  group: 'tool',
  order: 90,
  slug: 'habit-tracker',
  stores: {
    account: ['habits', 'habit_completions'],
    device: ['habits', 'habits-frozen', 'habits-draft'],
  },
  commands: [{ id: 'open', title: 'Go to Habit Tracker', shortcut: 'g h' }],
  offers: {
    facts: [{ kind: 'habits-kept', title: 'Habits kept', unit: 'count', subject: 'habit' }],
    layers: [{ kind: 'habit-days', title: 'Habits' }],
    search: true,
  },
} as const satisfies ModuleManifest;
