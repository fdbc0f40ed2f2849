import { Wind } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const mindfulManifest = {
  id: 'mindful',
  title: 'Mindful Break',
  shortTitle: 'Break',
  heading: 'Mindful Break',
  icon: Wind,
  group: 'tool',
  order: 70,
  slug: 'mindful-breaks',
  stores: { device: ['mindful', 'mindful-settings'] },
  commands: [{ id: 'open', title: 'Go to Mindful Break', shortcut: 'g b' }],
  offers: { facts: [{ kind: 'mindful-minutes', title: 'Mindful breaks', unit: 'minutes' }] },
} as const satisfies ModuleManifest;
