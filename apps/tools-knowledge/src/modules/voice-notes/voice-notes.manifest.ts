import { Mic } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';
import { VOICE_SHORTCUTS } from './voice-notes.shortcuts';

export const voiceNotesManifest = {
  id: 'voice-notes',
  title: 'Voice Notes',
  shortTitle: 'Voice',
  heading: 'Voice Notes',
  icon: Mic,
  group: 'tool',
  order: 160,
  slug: 'voice-notes',
  stores: {
    device: ['voice-notes', 'voice-parts', 'voice-recordings', 'voice-settings', 'voice-tasks'],
  },
  offers: { links: ['voice-note'], search: true },
  commands: [{ id: 'open', title: 'Go to Voice Notes', shortcut: 'g v' }, ...VOICE_SHORTCUTS],
} as const satisfies ModuleManifest;
