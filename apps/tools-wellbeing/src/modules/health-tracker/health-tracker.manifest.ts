import { HeartPulse } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const healthTrackerManifest = {
  id: 'health-tracker',
  title: 'Health Tracker',
  shortTitle: 'Health',
  heading: 'Health Tracker',
  icon: HeartPulse,
  group: 'tool',
  order: 150,
  slug: 'health-tracker',
  stores: { device: ['health-tracker', 'health-tracker-goals'] },
  offers: {
    facts: [
      { kind: 'water-glasses', title: 'Water', unit: 'count' },
      { kind: 'water-goal', title: 'Water goal', unit: 'percent' },
      { kind: 'exercise-minutes', title: 'Exercise', unit: 'minutes' },
      { kind: 'exercise-goal', title: 'Exercise goal', unit: 'percent' },
    ],
  },
  commands: [
    { id: 'open', title: 'Go to Health Tracker', shortcut: 'g e' },
    { id: 'water', title: 'Log water', words: ['water', 'drink'] },
    { id: 'exercise', title: 'Log exercise', words: ['exercise', 'sport'] },
  ],
} as const satisfies ModuleManifest;
