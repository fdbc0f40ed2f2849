import { BatteryMedium } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const moodEnergyManifest = {
  id: 'mood-energy',
  title: 'Mood & Energy Tracker',
  shortTitle: 'Mood',
  heading: 'Mood & Energy Tracker',
  icon: BatteryMedium,
  group: 'tool',
  order: 130,
  slug: 'mood-energy-tracker',
  stores: { device: ['mood-energy', 'mood-energy-draft'] },
  commands: [
    { id: 'open', title: 'Go to Mood & Energy Tracker', shortcut: 'g m' },
    { id: 'export', title: 'Export moods as CSV', words: ['export', 'csv'], at: '' },
  ],
  offers: {
    facts: [
      { kind: 'mood', title: 'Mood', unit: 'score' },
      { kind: 'energy', title: 'Energy', unit: 'score' },
    ],
    actions: ['record-mood'],
  },
} as const satisfies ModuleManifest;
