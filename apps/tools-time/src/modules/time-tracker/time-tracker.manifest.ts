import { Timer } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const timeTrackerManifest = {
  id: 'time-tracker',
  title: 'Time Tracker',
  shortTitle: 'Time',
  heading: 'Time Tracking',
  icon: Timer,
  group: 'tool',
  order: 10,
  slug: 'time-tracker',
  stores: { account: ['time_sessions'], device: ['time-tracker'] },
  offers: {
    facts: [
      { kind: 'tracked-minutes', title: 'Tracked time', unit: 'minutes', subject: 'project' },
    ],
    layers: [{ kind: 'tracked-time', title: 'Tracked time' }],
    actions: ['start-session'],
  },
  commands: [
    { id: 'open', title: 'Go to Time Tracking', shortcut: 'g k' },
    { id: 'start', title: 'Track time', words: ['track time', 'track'] },
    { id: 'export', title: 'Export time as CSV', words: ['export', 'csv'], at: '' },
    { id: 'stop', title: 'Stop tracking time', words: ['stop tracking', 'stop timer'] },
  ],
} as const satisfies ModuleManifest;
