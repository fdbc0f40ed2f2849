import { Goal } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';
import { GOAL_SHORTCUTS } from './goals.shortcuts';

export const goalsManifest = {
  id: 'goals',
  title: 'Weekly Goals',
  shortTitle: 'Goals',
  heading: 'Weekly Goals',
  icon: Goal,
  group: 'tool',
  order: 110,
  slug: 'weekly-goals',
  stores: { device: ['goals', 'goal-marks'], literal: ['weeklyGoals', 'currentWeekStart'] },
  offers: { links: ['weekly-goal'], actions: ['make-goal'], search: true },
  commands: [{ id: 'open', title: 'Go to Weekly Goals', shortcut: 'g w' }, ...GOAL_SHORTCUTS],
} as const satisfies ModuleManifest;
