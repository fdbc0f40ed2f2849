import { ListChecks } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';
import { HABIT_SHORTCUTS } from './daily.shortcuts';

export const dailyManifest = {
  id: 'daily',
  title: 'Daily Tracker',
  shortTitle: 'Daily',
  heading: 'Daily Tracker',
  icon: ListChecks,
  group: 'tool',
  order: 80,
  slug: 'daily-tracker',
  stores: { device: ['daily'] },
  offers: {
    facts: [
      { kind: 'daily-reading', title: 'Read 20 min', unit: 'count' },
      { kind: 'daily-sleep', title: '8 hours sleep', unit: 'count' },
    ],
  },
  commands: [{ id: 'open', title: 'Go to Daily Tracker', shortcut: 'g y' }, ...HABIT_SHORTCUTS],
} as const satisfies ModuleManifest;
