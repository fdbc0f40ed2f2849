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
  stores: { account: ['time_sessions'], device: ['deep-work', 'deep-work-sessions'] },
  offers: { facts: [{ kind: 'deep-work-minutes', title: 'Deep work', unit: 'minutes' }] },
  commands: [
    { id: 'open', title: 'Go to Deep Work Sessions', shortcut: 'g f' },
    { id: 'pause', title: 'Pause Deep Work', words: ['pause deep work'] },
    { id: 'resume', title: 'Resume Deep Work', words: ['resume deep work'] },
    ...DEEP_WORK_SHORTCUTS,
  ],
} as const satisfies ModuleManifest;
