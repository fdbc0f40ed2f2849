import { Goal } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const goalsManifest = {
  id: 'goals',
  title: 'Weekly Goals',
  heading: 'Weekly Goals',
  icon: Goal,
  group: 'tool',
  order: 110,
  slug: 'weekly-goals',
  stores: { device: ['goals'], literal: ['weeklyGoals', 'currentWeekStart'] },
  commands: [{ id: 'open', title: 'Go to Weekly Goals', shortcut: 'g w' }],
} as const satisfies ModuleManifest;
