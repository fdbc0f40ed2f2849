import { Lightbulb } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';
import { IDEA_SHORTCUTS, TRIAGE_SHORTCUTS } from './idea-capture.shortcuts';

export const ideaCaptureManifest = {
  id: 'idea-capture',
  title: 'Idea Capture',
  shortTitle: 'Ideas',
  heading: 'Idea Capture',
  icon: Lightbulb,
  group: 'tool',
  order: 140,
  slug: 'idea-capture',
  stores: { account: ['ideas'] },
  offers: { links: ['idea'], actions: ['add-idea'], search: true },
  commands: [
    { id: 'open', title: 'Go to Idea Capture', shortcut: 'g i' },
    ...IDEA_SHORTCUTS,
    ...TRIAGE_SHORTCUTS,
  ],
} as const satisfies ModuleManifest;
