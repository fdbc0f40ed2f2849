import { Focus } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';
import { DEEP_WORK_SHORTCUTS } from './deep-work.shortcuts';

export const deepWorkManifest = {
  id: 'deep-work',
  title: 'Deep Work Sessions',
  shortTitle: 'Deep Work',
  heading: 'Deep Work Sessions',
  icon: Focus,
  group: 'tool',
  order: 190,
  slug: 'deep-work',
  stores: { device: ['deep-work', 'deep-work-sessions'] },
  offers: { facts: [{ kind: 'deep-work-minutes', title: 'Deep work', unit: 'minutes' }] },
  commands: [
    { id: 'open', title: 'Go to Deep Work Sessions', shortcut: 'g f' },
    ...DEEP_WORK_SHORTCUTS,
  ],
} as const satisfies ModuleManifest;
