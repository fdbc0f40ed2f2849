import { Focus } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const deepWorkManifest = {
  id: 'deep-work',
  title: 'Deep Work Sessions',
  heading: 'Deep Work Sessions',
  icon: Focus,
  group: 'tool',
  order: 190,
  slug: 'deep-work',
  stores: { device: ['deep-work', 'deep-work-sessions'] },
  offers: { facts: [{ kind: 'deep-work-minutes', title: 'Deep work', unit: 'minutes' }] },
  commands: [{ id: 'open', title: 'Go to Deep Work Sessions', shortcut: 'g f' }],
} as const satisfies ModuleManifest;
